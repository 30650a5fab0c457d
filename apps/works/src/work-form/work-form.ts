import type { WorkDraft, WorkField } from '@dayloom/domain';
import type { RecordForm } from '@dayloom/platform';

export type WorkForm = RecordForm<WorkDraft, WorkField>;

/** The draft fields that are merged as one: the plan's days, and which of them was chosen. */
export const workPlan: readonly (keyof WorkDraft)[] = ['startDate', 'endDate', 'duration', 'endChosen'];

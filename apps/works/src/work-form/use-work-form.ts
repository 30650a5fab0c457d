import { checkWorkDraft, type WorkDraft, type WorkField, type WorkFields } from '@dayloom/domain';
import { type RecordForm, useRecordForm, useToday } from '@dayloom/platform';

export type WorkForm = RecordForm<WorkDraft, WorkField>;

interface NewWorkFormOptions {
  readonly draftKey: string;
  readonly initial: WorkDraft;
  /** The values that count as unchanged. */
  readonly stored: WorkDraft;
  readonly save: (fields: WorkFields) => Promise<boolean>;
  readonly onSaved: () => void;
}

/** The draft fields that are merged as one: the plan's days, and which of them was chosen. */
export const workPlan: readonly (keyof WorkDraft)[] = ['startDate', 'endDate', 'duration', 'endChosen'];

/** The form of a new work, on its own page. */
export function useNewWorkForm(options: NewWorkFormOptions): WorkForm {
  const today = useToday();
  return useRecordForm({
    ...options,
    what: 'the work',
    joins: ['workTitle'],
    together: [workPlan],
    addsNew: true,
    check: (draft) => checkWorkDraft(draft, { today }),
  });
}

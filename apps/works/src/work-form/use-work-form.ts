import { checkWorkDraft, type Work, type WorkDraft, type WorkField, type WorkFields } from '@dayloom/domain';
import { type RecordForm, useRecordForm, useToday } from '@dayloom/platform';

export type WorkForm = RecordForm<WorkDraft, WorkField>;

interface WorkFormOptions {
  readonly draftKey: string;
  readonly initial: WorkDraft | (() => WorkDraft);
  /** What counts as nothing typed; left out where the form begins with it. */
  readonly stored?: WorkDraft;
  readonly save: (fields: WorkFields) => Promise<boolean>;
  readonly onSaved: () => void;
  readonly addsNew?: boolean;
  /** The stored work while editing (WD14). */
  readonly original?: Work;
}

/** Kept as one: what the plan's days are, and which of them was chosen. */
const plan: readonly (keyof WorkDraft)[] = ['startDate', 'endDate', 'duration', 'endChosen'];

/** The draft of a work under the one check of adding and editing. */
export function useWorkForm({ original, ...options }: WorkFormOptions): WorkForm {
  const today = useToday();
  return useRecordForm({
    ...options,
    what: 'the work',
    joins: ['workTitle'],
    together: [plan],
    check: (draft) => checkWorkDraft(draft, { today, original }),
  });
}

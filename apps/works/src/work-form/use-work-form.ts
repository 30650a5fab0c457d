import { checkWorkDraft, type Work, type WorkDraft, type WorkField, type WorkFields } from '@dayloom/domain';
import { type Form, useRecordForm, useToday } from '@dayloom/platform';

export type WorkForm = Form<WorkDraft, WorkField>;

interface WorkFormOptions {
  readonly initial: () => WorkDraft;
  readonly save: (fields: WorkFields) => Promise<boolean>;
  /** The stored work while editing (WD14). */
  readonly original?: Work;
}

/** The draft of a work under the one check of adding and editing. */
export function useWorkForm({ original, ...options }: WorkFormOptions): WorkForm {
  const today = useToday();
  return useRecordForm({
    ...options,
    what: 'the work',
    check: (draft) => checkWorkDraft(draft, { today, original }),
  });
}

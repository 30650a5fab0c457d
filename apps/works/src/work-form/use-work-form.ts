import { checkWorkDraft, type Work, type WorkDraft, type WorkField, type WorkFields } from '@dayloom/domain';
import { useToday } from '@dayloom/platform';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

/** The form of a work as its fields see it. */
export interface WorkForm {
  readonly draft: WorkDraft;
  readonly change: (next: WorkDraft) => void;
  /** What is wrong, told from the first press on save on. */
  readonly errors: Readonly<Partial<Record<WorkField, string | undefined>>>;
}

/** The state of the form; `original` is the stored work while editing (WD14). */
export function useWorkForm(initial: () => WorkDraft, original?: Work) {
  const today = useToday();
  const [draft, change] = useState(initial);
  const [refusals, setRefusals] = useState(0);
  const submitted = useRef<HTMLFormElement>(null);
  const checked = checkWorkDraft(draft, { today, original });

  useEffect(() => {
    if (refusals > 0) submitted.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const submit = (save: (fields: WorkFields) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitted.current = event.currentTarget;
    if (checked.ok) save(checked.fields);
    else setRefusals(refusals + 1);
  };
  const form: WorkForm = { draft, change, errors: refusals > 0 && !checked.ok ? checked.errors : {} };
  return { form, submit };
}

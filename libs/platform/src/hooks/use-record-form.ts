import { useState } from 'react';
import { type Form, type FormOptions, useForm } from './use-form.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

export interface RecordFormOptions<Draft, Fields, Field extends string> extends Omit<
  FormOptions<Draft, Fields, Field>,
  'send'
> {
  /** As the question on leaving names it: 'the note'. */
  readonly what: string;
  /** The draft of what is stored; left out where the form begins with it. */
  readonly stored?: Draft | undefined;
  /** Answers whether the fields are stored. */
  readonly save: (fields: Fields) => Promise<boolean>;
}

/** The form of a record: leaving asks first while the draft differs from what is stored (SH18). */
export function useRecordForm<Draft extends object, Fields, Field extends string>({
  what,
  stored,
  save,
  ...options
}: RecordFormOptions<Draft, Fields, Field>): Form<Draft, Field> {
  const form = useForm({
    ...options,
    send: async (fields: Fields) => {
      if (await save(fields)) setKept(form.draft);
    },
  });
  const { draft } = form;
  const [kept, setKept] = useState(stored ?? draft);
  const isChanged = (Object.keys(draft) as (keyof Draft)[]).some((field) => draft[field] !== kept[field]);
  useUnsavedWork(isChanged ? what : undefined);
  return form;
}

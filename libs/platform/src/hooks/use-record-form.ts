import { useState } from 'react';
import { type Form, type FormOptions, useForm } from './use-form.ts';
import { useMounted } from './use-mounted.ts';
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
  /** What follows a save: closes the form, or leads on. Not called where the form is gone by then. */
  readonly onSaved?: ((fields: Fields) => void) | undefined;
}

export interface RecordForm<Draft, Field extends string> extends Form<Draft, Field> {
  /** Closes the form; asks first where something would be lost. For what closes it by the way: Esc, a tap beside it. */
  confirmClose(close: () => void): void;
}

/** The form of a record: leaving asks first while the draft differs from what is stored (SH18). */
export function useRecordForm<Draft extends object, Fields, Field extends string>({
  what,
  stored,
  save,
  onSaved,
  ...options
}: RecordFormOptions<Draft, Fields, Field>): RecordForm<Draft, Field> {
  const mounted = useMounted();
  const form = useForm({
    ...options,
    send: async (fields: Fields) => {
      if (!(await save(fields))) return;
      setSaved(form.draft);
      if (mounted.current) onSaved?.(fields);
    },
  });
  const { draft, pending } = form;
  const [initial] = useState(draft);
  const [saved, setSaved] = useState<Draft>();
  const kept = saved ?? stored ?? initial;
  const isChanged = (Object.keys(draft) as (keyof Draft)[]).some((field) => draft[field] !== kept[field]);
  const confirmClose = useUnsavedWork(isChanged ? what : undefined, pending);
  return { ...form, confirmClose };
}

import type { Checked, FieldErrors, Refusal } from '@dayloom/domain';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useAction } from './use-action.ts';

export interface FormOptions<Draft, Fields, Field extends string> {
  /** What the fields begin with. */
  readonly initial: Draft | (() => Draft);
  /** The domain's check: what is sent, or why not. */
  readonly check: (draft: Draft) => Checked<Fields, Field>;
  /** Sends what passed the check; pressing again while it runs does nothing (OF11). */
  readonly send: (fields: Fields) => Promise<unknown>;
  /**
   * Hears what the check refused, where more is told than the sentences at the fields.
   * @param until aborts once that is past: with the next that is sent, and with the form (ER40)
   */
  readonly onRefused?: ((refusal: Refusal<Field>, until: AbortSignal) => void) | undefined;
}

/** A form as its fields see it. */
export interface Form<Draft, Field extends string> {
  readonly draft: Draft;
  /** What is wrong: told from the first refused submit on, and no longer than it is. */
  readonly errors: FieldErrors<Field>;
  readonly pending: boolean;
  change(part: Partial<Draft>): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
}

/** A draft under one check. What is refused keeps its input, and its first field takes the focus. */
export function useForm<Draft extends object, Fields, Field extends string>({
  initial,
  check,
  send,
  onRefused,
}: FormOptions<Draft, Fields, Field>): Form<Draft, Field> {
  const sending = useAction(send);
  const [draft, setDraft] = useState(initial);
  const [refused, setRefused] = useState<{ readonly form: HTMLFormElement }>();
  const checked = check(draft);
  const refusal = useRef<AbortController>(undefined);
  useEffect(() => () => refusal.current?.abort(), []);
  // Once the sentences stand at their fields, so that they are read out with the focus.
  useEffect(() => refused?.form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [refused]);
  return {
    draft,
    errors: refused && !checked.ok ? checked.errors : {},
    pending: sending.pending,
    // What is being sent is what is shown.
    change: (part) => sending.pending || setDraft({ ...draft, ...part }),
    submit: (event) => {
      event.preventDefault();
      refusal.current?.abort();
      if (checked.ok) return void sending.run(checked.fields);
      setRefused({ form: event.currentTarget });
      refusal.current = new AbortController();
      onRefused?.(checked, refusal.current.signal);
    },
  };
}

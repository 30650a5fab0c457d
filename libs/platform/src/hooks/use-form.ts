import type { Checked, FieldErrors, Refusal } from '@dayloom/domain';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { badInputs } from './bad-inputs.ts';
import { filledFields } from './filled-fields.ts';
import { useAction } from './use-action.ts';

export interface FormOptions<Draft, Fields, Field extends string> {
  /** What the fields begin with. */
  readonly initial: Draft | (() => Draft);
  /** The domain's check: what is sent, or why not. */
  readonly check: (draft: Draft) => Checked<Fields, Field>;
  /** Sends what passed the check; pressing again while it runs does nothing. */
  readonly send: (fields: Fields) => Promise<unknown>;
  /**
   * Receives what was refused, where more is shown than the sentences at the fields.
   * @param until aborts once that is past: with the next that is sent, and with the form
   */
  readonly onRefused?: ((refusal: Refusal<Field>, until: AbortSignal) => void) | undefined;
}

/** A form as its fields see it. */
export interface Form<Draft, Field extends string> {
  readonly draft: Draft;
  /** What is wrong: from the first refused submit on, and only while it is wrong. */
  readonly errors: FieldErrors<Field>;
  readonly pending: boolean;
  change(part: Partial<Draft>): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
}

/** The check's answer for a form with incomplete dates or times, whose sentences come first. */
function withBadInputs<Fields, Field extends string>(
  checked: Checked<Fields, Field>,
  bad: FieldErrors<Field>,
): Checked<Fields, Field> {
  const [message] = Object.values<string | undefined>(bad);
  if (message === undefined) return checked;
  return { ok: false, message, errors: { ...(!checked.ok && checked.errors), ...bad } };
}

/**
 * A draft under one check. What is refused keeps its input, and its first field takes the focus. A date or time that is
 * typed only in part is refused before the check sees its empty value.
 */
export function useForm<Draft extends object, Fields, Field extends string>({
  initial,
  check,
  send,
  onRefused,
}: FormOptions<Draft, Fields, Field>): Form<Draft, Field> {
  const sending = useAction(send);
  const [draft, setDraft] = useState(initial);
  const [refused, setRefused] = useState<{ readonly form: HTMLFormElement }>();
  const [bad, setBad] = useState<FieldErrors<Field>>({});
  const checked = check(draft);
  const badForm = Object.keys(bad).length > 0 ? refused?.form : undefined;
  useEffect(() => {
    if (!badForm) return;
    const controller = new AbortController();
    // Between two incomplete dates the value stays '': React reports no change.
    badForm.addEventListener('keyup', () => setBad(badInputs(badForm)), controller);
    return () => controller.abort();
  }, [badForm]);
  const refusal = useRef<AbortController>(undefined);
  useEffect(() => () => refusal.current?.abort(), []);
  // Once the sentences stand at their fields, so that they are read out with the focus.
  useEffect(() => refused?.form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [refused]);
  return {
    draft,
    errors: refused ? { ...(!checked.ok && checked.errors), ...bad } : {},
    pending: sending.pending,
    // What is being sent is what is shown.
    change: (part) => {
      if (sending.pending) return;
      setDraft({ ...draft, ...part });
      setBad(
        Object.fromEntries(Object.entries(bad).filter(([name]) => !(name in part))) as FieldErrors<Field>,
      );
    },
    submit: (event) => {
      event.preventDefault();
      refusal.current?.abort();
      const typed = { ...draft, ...filledFields(event.currentTarget, draft) };
      setDraft(typed);
      const incomplete = badInputs<Field>(event.currentTarget);
      setBad(incomplete);
      // Checked again: what it depends on besides the draft may have changed, such as the day.
      const why = withBadInputs(check(typed), incomplete);
      if (why.ok) return void sending.run(why.fields);
      setRefused({ form: event.currentTarget });
      refusal.current = new AbortController();
      onRefused?.(why, refusal.current.signal);
    },
  };
}

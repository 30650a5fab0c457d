import type { Checked, FieldErrors, InvalidForm } from '@dayloom/domain';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useAction } from './use-action.ts';

export interface FormOptions<Draft, Fields, Field extends string> {
  readonly initial: Draft | (() => Draft);
  /** The domain's check: the fields to send, or the errors. */
  readonly check: (draft: Draft) => Checked<Fields, Field>;
  /** Sends the checked fields; further submits are ignored while it is running. */
  readonly send: (fields: Fields) => Promise<unknown>;
  /**
   * Called for an invalid submit, if more is shown than the errors at the fields.
   * @param until aborts when this is over: with the next submit, or when the form closes
   */
  readonly onRefused?: ((invalid: InvalidForm<Field>, until: AbortSignal) => void) | undefined;
}

/** The state of a form for its fields. */
export interface Form<Draft, Field extends string> {
  readonly draft: Draft;
  /** Shown from the first invalid submit on, while they exist. */
  readonly errors: FieldErrors<Field>;
  readonly pending: boolean;
  change(part: Partial<Draft>): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
}

const labelOf = ({ labels }: HTMLInputElement) => (labels?.[0]?.textContent ?? '').replace(/ \(.*\)$/, '');

/** The errors of partly typed dates and times, by field name. The browser reports their value as ''. */
function badInputs<Field extends string>(form: HTMLFormElement): FieldErrors<Field> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=date], input[type=time]')];
  const bad = inputs.filter(({ validity }) => validity.badInput);
  return Object.fromEntries(
    bad.map((input) => [input.name, `${labelOf(input)} is not a valid ${input.type}`]),
  ) as FieldErrors<Field>;
}

/** Adds the errors of incomplete dates and times, which come first. */
function withBadInputs<Fields, Field extends string>(
  checked: Checked<Fields, Field>,
  bad: FieldErrors<Field>,
): Checked<Fields, Field> {
  const [message] = Object.values<string | undefined>(bad);
  if (message === undefined) return checked;
  return { ok: false, message, errors: { ...(!checked.ok && checked.errors), ...bad } };
}

/**
 * A form with a draft and a check. An invalid submit keeps the input and focuses the first invalid field. A partly
 * typed date or time is an error, although its value is empty.
 */
export function useForm<Draft extends object, Fields, Field extends string>({
  initial,
  check,
  send,
  onRefused,
}: FormOptions<Draft, Fields, Field>): Form<Draft, Field> {
  const sending = useAction(send);
  const [draft, setDraft] = useState(initial);
  const [invalidSubmit, setInvalidSubmit] = useState<{ readonly form: HTMLFormElement }>();
  const [bad, setBad] = useState<FieldErrors<Field>>({});
  const checked = check(draft);
  const badForm = Object.keys(bad).length > 0 ? invalidSubmit?.form : undefined;
  useEffect(() => {
    if (!badForm) return;
    const controller = new AbortController();
    // React reports no change between two incomplete dates, because the value stays ''.
    badForm.addEventListener('keyup', () => setBad(badInputs(badForm)), controller);
    return () => controller.abort();
  }, [badForm]);
  const submitController = useRef<AbortController>(undefined);
  useEffect(() => () => submitController.current?.abort(), []);
  // After rendering, so that screen readers read the error together with the focused field.
  useEffect(
    () => invalidSubmit?.form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    [invalidSubmit],
  );
  return {
    draft,
    errors: invalidSubmit ? { ...(!checked.ok && checked.errors), ...bad } : {},
    pending: sending.pending,
    // The displayed values must stay those being sent.
    change: (part) => {
      if (sending.pending) return;
      setDraft({ ...draft, ...part });
      setBad(
        Object.fromEntries(Object.entries(bad).filter(([name]) => !(name in part))) as FieldErrors<Field>,
      );
    },
    submit: (event) => {
      event.preventDefault();
      submitController.current?.abort();
      const incomplete = badInputs<Field>(event.currentTarget);
      setBad(incomplete);
      // Checked again, because the check may depend on more than the draft, such as the day.
      const why = withBadInputs(check(draft), incomplete);
      if (why.ok) return void sending.run(why.fields);
      setInvalidSubmit({ form: event.currentTarget });
      submitController.current = new AbortController();
      onRefused?.(why, submitController.current.signal);
    },
  };
}

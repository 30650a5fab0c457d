import type { PastedStep, Step } from '@dayloom/domain/steps';

type Steps = readonly Step[];

/** A text of one line, in which line breaks are spaces. */
export const inOneLine = (text: string) => text.replaceAll(/[\n\r\u2028\u2029]+/g, ' ');

/** The text of a field around its selection. */
export interface AroundCaret {
  readonly before: string;
  readonly after: string;
}

/** A step with a new text; a step that is not in the list is added at its end. */
export const withText = (steps: Steps, id: string, text: string): Steps =>
  steps.some((step) => step.id === id)
    ? steps.map((step) => (step.id === id ? { ...step, text } : step))
    : [...steps, { id, done: false, text }];

const putBehind = (steps: Steps, id: string, added: Steps): Steps =>
  steps.flatMap((step) => (step.id === id ? [step, ...added] : [step]));

/** Divides a step at the caret: what follows it becomes a step of its own. */
export const splitStep = (steps: Steps, id: string, { before, after }: AroundCaret, newId: string): Steps =>
  putBehind(withText(steps, id, before.trim()), id, [{ id: newId, done: false, text: after.trim() }]);

/** Moves a step by one place; undefined if it is at the end already. */
export function movedStep(steps: Steps, id: string, by: 1 | -1): Steps | undefined {
  const from = steps.findIndex((step) => step.id === id);
  const step = steps[from];
  const to = from + by;
  return step && to >= 0 && to < steps.length ? steps.toSpliced(from, 1).toSpliced(to, 0, step) : undefined;
}

/**
 * Puts pasted steps at the caret: in place of a blank step, else behind the step, and what follows the caret behind them.
 * @returns the list, and the last of the pasted steps
 */
export function withPasted(
  steps: Steps,
  { id, before, after }: AroundCaret & { readonly id: string },
  pasted: readonly PastedStep[],
  newId: () => string,
): { readonly steps: Steps; readonly last: string } {
  const isBlank = (before + after).trim() === '';
  const added = pasted.map((step, index) => ({ ...step, id: isBlank && index === 0 ? id : newId() }));
  const rest = after.trim();
  const behind = isBlank || rest === '' ? [] : [{ id: newId(), done: false, text: rest }];
  const kept = withText(steps, id, before.trim());
  return {
    steps: isBlank
      ? kept.flatMap((step) => (step.id === id ? added : [step]))
      : putBehind(kept, id, [...added, ...behind]),
    last: added.at(-1)?.id ?? id,
  };
}

import { mergedSteps, mergeSteps, readSteps, type Step, stepLimit, stepsText } from '@dayloom/domain/steps';

/** The steps of a task while they are edited. */
export interface StepLines {
  /** The stored text from which the list comes. */
  readonly base: string;
  /** The text of a save that storage does not show yet. */
  readonly sent?: string | undefined;
  /** Also what is not stored yet, blank steps and texts that are too long included. */
  readonly steps: readonly Step[];
}

export const linesOf = (stored: string): StepLines => ({ base: stored, steps: readSteps(stored) });

/** The text that the next save changes. */
export const savedText = ({ base, sent = base }: StepLines) => sent;

/** The steps that a list comes from, without those that are deleted elsewhere while they are typed in: these are new. */
function comesFrom(before: readonly Step[], now: readonly Step[], own: readonly Step[]): readonly Step[] {
  const stored = new Set(now.map(({ id }) => id));
  const texts = new Map(own.map(({ id, text }) => [id, text]));
  return before.filter(({ id, text }) => stored.has(id) || (texts.get(id) ?? text) === text);
}

/** The list once another text is stored, by a save of this list or from elsewhere. */
export function followed({ base, sent, steps }: StepLines, stored: string): StepLines {
  const isSeen = sent !== undefined && mergedSteps(base, stored, sent) === stored;
  const now = readSteps(stored);
  const from = comesFrom(readSteps(isSeen ? sent : base), now, steps);
  return {
    base: stored,
    sent: sent === undefined || isSeen ? undefined : mergedSteps(base, stored, sent),
    steps: mergeSteps(from, now, steps),
  };
}

/** What can be stored: no blank steps, and in place of a text that is too long the one before. */
export function storable(lines: StepLines): string {
  const before = new Map(readSteps(savedText(lines)).map((step) => [step.id, step]));
  return stepsText(
    lines.steps.flatMap((step) => {
      const text = step.text.trim();
      if (text.length <= stepLimit) return [{ ...step, text }];
      const stored = before.get(step.id);
      return stored ? [{ ...step, text: stored.text }] : [];
    }),
  );
}

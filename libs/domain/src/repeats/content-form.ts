import { type Checked, invalidForm } from '../check.ts';
import { textLimits } from '../records/limits.ts';
import { isBlank, tooLong } from '../texts.ts';
import { readSteps, stepLimit } from '../steps/step.ts';

/** Note and steps in a form; '' is none. */
export interface ContentDraft {
  readonly note: string;
  readonly steps: string;
}

/** Note and steps as records have them; undefined is none. */
export interface Content {
  readonly note: string | undefined;
  readonly steps: string | undefined;
}

/** More steps than a form adds are accepted, because two devices can have added them. */
export function checkContent({ note, steps }: ContentDraft): Checked<Content, keyof ContentDraft> {
  const longest = readSteps(steps).reduce((long, { text }) => (text.length > long.length ? text : long), '');
  const invalid = invalidForm<keyof ContentDraft>({
    steps: tooLong('A step', longest, stepLimit) ?? tooLong('All steps', steps, textLimits.steps),
    note: tooLong('Note', note, textLimits.note),
  });
  const fields = { note: isBlank(note) ? undefined : note, steps: steps === '' ? undefined : steps };
  return invalid ?? { ok: true, fields };
}

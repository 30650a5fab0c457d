import type { Work } from '@dayloom/domain';
import { foldText } from '@dayloom/domain/search';

/** A '#' that is being typed, from its position in the line to the caret. */
interface OpenTag {
  readonly start: number;
  readonly end: number;
  readonly matches: readonly Work[];
}

const mostShown = 5;
/** Longer than any title that could match. */
const maxLength = 200;

/** Whether a word of the title starts with the typed text. */
const fits = (title: string, typed: string) => ` ${foldText(title)}`.includes(` ${typed}`);

/** The works that the text before the caret may name; undefined if it names none, or one in full. */
export function openTag(line: string, caret: number, works: readonly Work[]): OpenTag | undefined {
  const before = line.slice(0, caret);
  const start = before.lastIndexOf('#');
  const typed = before.slice(start + 1);
  if (start < 0 || typed.length > maxLength || /^\s/u.test(typed) || /\S$/u.test(before.slice(0, start)))
    return;
  const wanted = foldText(typed);
  const isNamed = works.some(({ workTitle }) => foldText(workTitle) === wanted.trimEnd());
  const matches = isNamed ? [] : works.filter(({ workTitle }) => fits(workTitle, wanted));
  // Titles that start with the text come before those that contain it later.
  const first = matches.filter(({ workTitle }) => foldText(workTitle).startsWith(wanted));
  const shown = [...new Set([...first, ...matches])].slice(0, mostShown);
  return shown.length > 0 ? { start, end: caret, matches: shown } : undefined;
}

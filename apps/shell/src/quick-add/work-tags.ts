import type { Work } from '@dayloom/domain';

/** A '#' that is being typed, from its place in the line to the caret. */
interface OpenTag {
  readonly start: number;
  readonly end: number;
  readonly matches: readonly Work[];
}

const mostShown = 5;
/** Longer than any title that could still fit. */
const longest = 200;

const folded = (text: string) => text.toLocaleLowerCase();

/** Whether a word of the title begins with what is typed. */
const fits = (title: string, typed: string) => ` ${folded(title)}`.includes(` ${typed}`);

/** The works that what stands before the caret may name; undefined where it names none, or one in full (QA3). */
export function openTag(line: string, caret: number, works: readonly Work[]): OpenTag | undefined {
  const before = line.slice(0, caret);
  const start = before.lastIndexOf('#');
  const typed = before.slice(start + 1);
  if (start < 0 || typed.length > longest || /^\s/u.test(typed) || /\S$/u.test(before.slice(0, start)))
    return;
  const wanted = folded(typed);
  const isNamed = works.some(({ workTitle }) => folded(workTitle) === wanted.trimEnd());
  const matches = isNamed ? [] : works.filter(({ workTitle }) => fits(workTitle, wanted));
  // What begins with it stands before what has it later on.
  const first = matches.filter(({ workTitle }) => folded(workTitle).startsWith(wanted));
  const shown = [...new Set([...first, ...matches])].slice(0, mostShown);
  return shown.length > 0 ? { start, end: caret, matches: shown } : undefined;
}

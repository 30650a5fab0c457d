import type { ClockTime, PlanDay } from '../brands.ts';
import type { End, RepeatRule } from '../repeats/rule.ts';
import type { WordRange } from './candidates.ts';
import { dayAndTime } from './day-and-time.ts';
import type { DoubtReason } from './doubts.ts';
import type { LineContext, PartOfDay } from './phrase.ts';
import type { Span } from './spans.ts';
import { endsWithOwnDot, type Word } from './words.ts';
import { type TaggedWork, titlesOf, workTag } from './work-tag.ts';

interface Meanings {
  readonly day: PlanDay;
  readonly time: ClockTime;
  readonly work: TaggedWork;
  readonly kind: 'note' | 'goal';
  /** Without its end. */
  readonly repeat: RepeatRule;
  /** 'until 24 dec', '10 times'. */
  readonly end: End;
}
export type PartKind = keyof Meanings;

type PartOf<Kind extends PartKind> = Span & {
  readonly kind: Kind;
  readonly text: string;
  readonly value: Meanings[Kind];
  readonly part?: PartOfDay | undefined;
  readonly isToday?: boolean | undefined;
};
/** A part of the line and its meaning. */
export type Understood = { [Kind in PartKind]: PartOf<Kind> }[PartKind];

/** Words that prevent reading the line: 'friday 28' if they do not match, 'mon and wed', 'next week', '3pm EST'. */
export interface Doubt {
  /** The words as typed. */
  readonly text: string;
  /** The day of the date; undefined if it is no single future day. */
  readonly day?: PlanDay;
  readonly why: DoubtReason;
}

/** '!note' and '!goal'. */
function namedKind(words: readonly Word[]) {
  const word = words.findLast(({ bare }) => bare === '!note' || bare === '!goal');
  if (!word) return undefined;
  return { start: word.start, end: word.bareEnd, value: word.bare === '!note' ? 'note' : 'goal' } as const;
}

/** Empties the words of a span, so that they are not read as days or times. */
const withoutSpan = (words: readonly Word[], span: Span | undefined) =>
  span
    ? words.map((word) =>
        word.start < span.end && word.end > span.start ? { ...word, text: '', bare: '' } : word,
      )
    : words;

interface Line {
  /** In the order of the line, at most one of each kind. */
  readonly found: readonly Understood[];
  readonly doubt?: Doubt;
}

/** Reads all parts of a line; in doubt only the kind. */
export function understand(
  line: string,
  words: readonly Word[],
  context: Omit<LineContext, 'hasTime'> & { readonly works: readonly TaggedWork[] },
): Line {
  const work = line.includes('#') ? workTag(line, words, titlesOf(context.works)) : undefined;
  const others = withoutSpan(words, work);
  const kind = namedKind(others);
  const { day, time, doubt } = dayAndTime(context, withoutSpan(others, kind));
  const spanOf = ({ from, to }: WordRange) => ({
    start: words[from]?.start ?? 0,
    end: words[to - 1]?.bareEnd ?? 0,
  });
  const withDot = (chosen: WordRange) => {
    const [span, last] = [spanOf(chosen), words[chosen.to - 1]];
    return last && endsWithOwnDot(last, words[chosen.to]) ? { ...span, end: span.end + 1 } : span;
  };
  const textOf = ({ start, end }: Span) => ({ start, end, text: line.slice(start, end) });
  const found: Understood[] = [];
  if (work && !doubt) found.push({ kind: 'work', value: work.value, ...textOf(work) });
  if (kind) found.push({ kind: 'kind', value: kind.value, ...textOf(kind) });
  if (day) {
    const { value, part, isToday } = day;
    found.push({ kind: 'day', value, part, isToday, ...textOf(withDot(day)) });
  }
  if (time) found.push({ kind: 'time', value: time.value, ...textOf(withDot(time)) });
  const inOrder = found.toSorted((one, other) => one.start - other.start);
  if (!doubt) return { found: inOrder };
  const { text } = textOf(spanOf(doubt));
  return { found: inOrder, doubt: { text, ...(doubt.day && { day: doubt.day }), why: doubt.why } };
}

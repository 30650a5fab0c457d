import type { ClockTime, PlanDay } from '../brands.ts';
import { type Chosen, dayAndTime } from './day-and-time.ts';
import type { Span } from './spans.ts';
import { endsWithOwnDot, type Word } from './words.ts';
import { type TaggedWork, titlesOf, workTag } from './work-tag.ts';

interface Meanings {
  readonly day: PlanDay;
  readonly time: ClockTime;
  readonly work: TaggedWork;
  readonly kind: 'note' | 'goal';
}
export type PartKind = keyof Meanings;

type PartOf<Kind extends PartKind> = Span & {
  readonly kind: Kind;
  readonly text: string;
  readonly value: Meanings[Kind];
};
/** A part of the line and its meaning. */
export type Understood = { [Kind in PartKind]: PartOf<Kind> }[PartKind];

/** A weekday and a date that do not match, 'friday 28', or several days, 'mon and wed'. */
export interface Mismatch {
  /** As typed. */
  readonly text: string;
  /** The day of the date; undefined if it is no single future day. */
  readonly day?: PlanDay;
  /** The day is valid, but at a position where it may have another meaning. */
  readonly isUnread?: true;
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
  readonly mismatch?: Mismatch;
}

/** Reads all parts of a line. After a mismatch only the kind is read. */
export function understand(
  line: string,
  words: readonly Word[],
  context: { readonly today: PlanDay; readonly works: readonly TaggedWork[] },
): Line {
  const work = line.includes('#') ? workTag(line, words, titlesOf(context.works)) : undefined;
  const others = withoutSpan(words, work);
  const kind = namedKind(others);
  const { day, time, mismatch } = dayAndTime(context.today, withoutSpan(others, kind));
  const spanOf = ({ from, to }: Chosen<unknown>) => ({
    start: words[from]?.start ?? 0,
    end: words[to - 1]?.bareEnd ?? 0,
  });
  const withDot = (chosen: Chosen<unknown>) => {
    const [span, last] = [spanOf(chosen), words[chosen.to - 1]];
    return last && endsWithOwnDot(last) ? { ...span, end: span.end + 1 } : span;
  };
  const textOf = ({ start, end }: Span) => ({ start, end, text: line.slice(start, end) });
  const found: Understood[] = [];
  if (work && !mismatch) found.push({ kind: 'work', value: work.value, ...textOf(work) });
  if (kind) found.push({ kind: 'kind', value: kind.value, ...textOf(kind) });
  if (day) found.push({ kind: 'day', value: day.value, ...textOf(withDot(day)) });
  if (time) found.push({ kind: 'time', value: time.value, ...textOf(withDot(time)) });
  const inOrder = found.toSorted((one, other) => one.start - other.start);
  if (!mismatch) return { found: inOrder };
  const { text } = textOf(spanOf(mismatch));
  return {
    found: inOrder,
    mismatch: {
      text,
      ...(mismatch.value && { day: mismatch.value }),
      ...(mismatch.isUnread && { isUnread: true }),
    },
  };
}

import type { ClockTime, PlanDay } from '../brands.ts';
import type { WordRange } from './candidates.ts';
import { dayAndTime, doubtfulTime, type Reading } from './day-and-time.ts';
import type { DoubtReason } from './doubts.ts';
import type { LineContext, PartOfDay } from './phrase.ts';
import { type IsText, type Repetition, repetitionIn } from './repetition.ts';
import { type SpokenEnd, startWords } from './rule-ends.ts';
import { unreadRest } from './rule-rest.ts';
import type { SpokenRule } from './rule-words.ts';
import type { Span } from './spans.ts';
import { timeAt } from './times.ts';
import { endsWithOwnDot, type Word } from './words.ts';
import { type TaggedWork, titlesOf, workTag } from './work-tag.ts';

interface Meanings {
  readonly day: PlanDay;
  readonly time: ClockTime;
  readonly work: TaggedWork;
  readonly kind: 'note' | 'goal';
  /** Without its end. */
  readonly repeat: SpokenRule;
  /** 'until 24 dec', '10 times'. */
  readonly end: SpokenEnd;
}
export type PartKind = keyof Meanings;

type PartOf<Kind extends PartKind> = Span & {
  readonly kind: Kind;
  readonly text: string;
  readonly value: Meanings[Kind];
  readonly part?: PartOfDay | undefined;
  readonly isToday?: boolean | undefined;
  /** The first day of a rule, or a day before it: 'from 4 dec'. */
  readonly isStart?: boolean;
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

interface Context extends Omit<LineContext, 'hasTime'> {
  readonly works: readonly TaggedWork[];
  /** Whether the user rejected these words as this part. */
  readonly isTaken: (kind: PartKind, text: string) => boolean;
}

/** Reads all parts of a line; in doubt only the kind. */
export function understand(line: string, words: readonly Word[], context: Context): Line {
  const work = line.includes('#') ? workTag(line, words, titlesOf(context.works)) : undefined;
  const others = withoutSpan(words, work);
  const kind = namedKind(others);
  const spanOf = ({ from, to }: WordRange) => ({
    start: words[from]?.start ?? 0,
    end: words[to - 1]?.bareEnd ?? 0,
  });
  const textOf = ({ start, end }: Span) => ({ start, end, text: line.slice(start, end) });
  const partOf = (chosen: WordRange) => {
    const [span, last] = [spanOf(chosen), words[chosen.to - 1]];
    const hasDot = last && endsWithOwnDot(last, words[chosen.to]);
    return textOf(hasDot ? { ...span, end: span.end + 1 } : span);
  };
  const isForm = kind && !context.isTaken('kind', textOf(kind).text);
  const rest = withoutSpan(others, kind);
  const read = readDays(
    { ...context, hasTime: rest.some((_, at) => timeAt(rest, at)) },
    rest,
    (part, range) =>
      // A note and a goal have no rule.
      isForm ? true : context.isTaken(part, partOf(range).text),
  );
  const { day, time, rule, end, doubt } = read;
  const found: Understood[] = [];
  if (work && !doubt) found.push({ kind: 'work', value: work.value, ...textOf(work) });
  if (kind) found.push({ kind: 'kind', value: kind.value, ...textOf(kind) });
  if (day) {
    const { value, part, isToday } = day;
    const isStart = startWords.includes(words[day.from]?.bare ?? '');
    found.push({ kind: 'day', value, part, isToday, isStart, ...partOf(day) });
  }
  if (time) found.push({ kind: 'time', value: time.value, ...partOf(time) });
  if (rule) found.push({ kind: 'repeat', value: rule.value, ...partOf(rule) });
  if (end?.value) found.push({ kind: 'end', value: end.value, ...partOf(end) });
  const inOrder = found.toSorted((one, other) => one.start - other.start);
  if (!doubt) return { found: inOrder };
  const { text } = textOf(spanOf(doubt));
  return { found: inOrder, doubt: { text, ...(doubt.day && { day: doubt.day }), why: doubt.why } };
}

type DaysRead = Pick<Reading, 'day' | 'time' | 'doubt'> & Pick<Repetition, 'rule' | 'end'>;

/** The rule first, and day and time among the other words. */
function readDays(line: LineContext, words: readonly Word[], isText: IsText): DaysRead {
  const { rule, end, doubt, words: others } = repetitionIn(line, words, isText);
  if (doubt) return { doubt };
  const ranges = [rule, end].filter((range) => range !== undefined);
  const { isUnbalanced, ...read } = dayAndTime(line, others, ranges, rule?.needsDay ?? false);
  if (!rule || isUnbalanced || read.doubt) return read;
  const { unit } = rule.value(line.today, 1).pattern;
  // Midnight is on every day.
  const isDaily = unit === 'day' && !rule.part;
  const unclear = isDaily ? undefined : doubtfulTime(rule, read.time, words);
  const parts = [read.day, read.time].filter((range) => range !== undefined);
  const unread = unclear ?? unreadRest(others, parts);
  return unread ? { doubt: unread } : { ...read, rule, end };
}

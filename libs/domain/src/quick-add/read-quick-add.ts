import type { ClockTime, PlanDay } from '../brands.ts';
import { isBlank } from '../texts.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays } from '../time/plan-day.ts';
import { type Mismatch, type PartKind, type Understood, understand } from './understand.ts';
import { type Span, textWithout, withSeparators } from './spans.ts';
import { wordsOf } from './words.ts';
import type { TaggedWork } from './work-tag.ts';

export type QuickAddKind = 'task' | 'reminder' | 'note' | 'goal';

/** Something that was understood, shown as a chip. */
export interface QuickAddPart extends Span {
  readonly kind: PartKind;
  /** The words that were understood, as typed. From `start` to `end` a comma or dash beside them may be, too. */
  readonly text: string;
}

interface QuickAddContext {
  readonly now: Date;
  /** The user's day where it starts later than the calendar's. */
  readonly today?: PlanDay;
  /** What '#title' can name. */
  readonly works?: readonly TaggedWork[];
  /** The chips that were taken back: their words stay text, however the line goes on. */
  readonly takenBack?: readonly Pick<QuickAddPart, 'kind' | 'text'>[];
}

export interface QuickAddReading {
  /** What is left of the line; the line as typed where nothing was understood. */
  readonly title: string;
  readonly kind: QuickAddKind;
  /** Undefined where neither a day nor a time is named: the caller takes today, and no day after a mismatch. */
  readonly day?: PlanDay;
  /** Why no day and no time is read, for a kind that has a day. */
  readonly mismatch?: Mismatch;
  readonly time?: ClockTime;
  /** The time named is over. */
  readonly hasPassed?: true;
  readonly work?: TaggedWork;
  /** In the order of the line, at most one of each kind. */
  readonly parts: readonly QuickAddPart[];
}

/** What leaves the title: what the form or record of a kind has room for, and a reminder's work, which has none. */
const keeps: Readonly<Record<QuickAddKind, readonly PartKind[]>> = {
  task: ['day', 'work'],
  reminder: ['day', 'time', 'work'],
  note: ['kind'],
  goal: ['kind', 'day'],
};

function kindOf(understood: readonly Understood[]): QuickAddKind {
  const named = understood.find((part) => part.kind === 'kind');
  return named?.value ?? (understood.some((part) => part.kind === 'time') ? 'reminder' : 'task');
}

/** The next day on which the clock will show that time. */
function dayOfTime(time: ClockTime, now: Date): PlanDay {
  const today = planDayOf(now);
  return momentAt(today, time) > instantOf(now) ? today : addDays(today, 1);
}

/** As the clock shows it: a time that it skips on that day is the one it shows instead, after midnight the next day's. */
function momentOf(named: PlanDay, time: ClockTime, now: Date) {
  const at = new Date(momentAt(named, time));
  return { day: planDayOf(at), time: clockTimeOf(at), ...(at <= now && { hasPassed: true as const }) };
}

const hasWords = (title: string) => !isBlank(title.replaceAll(/\p{P}/gu, ''));

/** Reads a line of quick add: any text, in time proportional to its length. */
export function readQuickAdd(line: string, context: QuickAddContext): QuickAddReading {
  const { now, today = planDayOf(now), works = [], takenBack = [] } = context;
  const words = wordsOf(line);
  const isTaken = ({ kind, text }: Understood) =>
    takenBack.some((chip) => chip.kind === kind && chip.text === text);
  const { found, mismatch } = understand(line, words, { today, works });
  const wanted = found.filter((part) => !isTaken(part));
  const kind = kindOf(wanted);
  const kept = withSeparators(
    line,
    words,
    wanted.filter((part) => keeps[kind].includes(part.kind)),
  );
  const title = textWithout(line, kept);
  const unread = mismatch && kind !== 'note' ? { mismatch } : {};
  // A line of nothing but dates is somebody's title: there has to be one.
  if (kept.length === 0 || !hasWords(title)) return { title: line, kind: 'task', ...unread, parts: [] };
  const parts = kept.map(({ kind: part, text, start, end }) => ({ kind: part, text, start, end }));
  return { title, kind, ...valuesOf(kept, { now, today }), ...unread, parts };
}

/** Said after midnight of a day that has not ended yet, 'today at 3am' is in a few hours. */
function dayNamed(
  day: PlanDay,
  time: ClockTime,
  { now, today }: Required<Pick<QuickAddContext, 'now' | 'today'>>,
) {
  const isOver = momentAt(day, time) <= instantOf(now);
  return day === today && isOver && planDayOf(now) > today ? planDayOf(now) : day;
}

function valuesOf(
  parts: readonly Understood[],
  context: Required<Pick<QuickAddContext, 'now' | 'today'>>,
): Pick<QuickAddReading, 'day' | 'time' | 'hasPassed' | 'work'> {
  const day = parts.find((part) => part.kind === 'day')?.value;
  const time = parts.find((part) => part.kind === 'time')?.value;
  const work = parts.find((part) => part.kind === 'work')?.value;
  return {
    ...(day && { day }),
    ...(time &&
      momentOf(day ? dayNamed(day, time, context) : dayOfTime(time, context.now), time, context.now)),
    ...(work && { work }),
  };
}

import type { ClockTime, PlanDay } from '../brands.ts';
import { isBlank } from '../texts.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { firstWeekday, type Weekday } from '../time/first-weekday.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays } from '../time/plan-day.ts';
import { type Moment, type NamedDay, type QuickAddRepeat, repeatOf } from './first-day.ts';
import { type Doubt, type PartKind, type Understood, understand } from './understand.ts';
import { type Span, textWithout, withSeparators } from './spans.ts';
import { wordsOf } from './words.ts';
import type { TaggedWork } from './work-tag.ts';

export type QuickAddKind = 'task' | 'reminder' | 'note' | 'goal';

/** A value read from the line, shown as a chip. */
export interface QuickAddPart extends Span {
  readonly kind: PartKind;
  /** The words that were read, as typed. The range from `start` to `end` can also include a comma or dash. */
  readonly text: string;
}

interface QuickAddContext {
  readonly now: Date;
  /** The user's day, which may start later than the calendar day. */
  readonly today?: PlanDay;
  /** The language whose names of days raise a doubt, in addition to English; by default the browser's. */
  readonly locale?: string;
  /** The first day of the user's week, by which longer intervals are counted; by default that of the locale. */
  readonly weekStart?: Weekday;
  /** The works that '#title' can refer to. */
  readonly works?: readonly TaggedWork[];
  /** The chips that the user rejected: their words stay in the title, even when more text is typed. */
  readonly takenBack?: readonly Pick<QuickAddPart, 'kind' | 'text'>[];
}

export interface QuickAddReading {
  /** The remaining text; the whole line if nothing was read. */
  readonly title: string;
  readonly kind: QuickAddKind;
  /** Undefined without a day and a time: the caller then uses today, or no day in case of doubt. */
  readonly day?: PlanDay;
  /** Only of a task or a reminder; `day` is the first day then. */
  readonly repeat?: QuickAddRepeat;
  /** The words that prevented reading a day and a time; only for kinds that have a day. */
  readonly doubt?: Doubt;
  readonly time?: ClockTime;
  /** The time is already over. */
  readonly hasPassed?: true;
  readonly work?: TaggedWork;
  /** In the order of the line, at most one of each kind. */
  readonly parts: readonly QuickAddPart[];
}

/** Parts removed from the title: those with a field in that kind, and the work, which reminders lack. */
const keeps: Readonly<Record<QuickAddKind, readonly PartKind[]>> = {
  task: ['day', 'work', 'repeat', 'end'],
  reminder: ['day', 'time', 'work', 'repeat', 'end'],
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

/** Corrects a time that the clock skips on that day to the time shown instead, which can be on the next day. */
function momentOf(named: PlanDay, time: ClockTime, now: Date) {
  const at = new Date(momentAt(named, time));
  return { day: planDayOf(at), time: clockTimeOf(at), ...(at <= now && { hasPassed: true as const }) };
}

const hasWords = (title: string) => !isBlank(title.replaceAll(/\p{P}/gu, ''));

/** Reads a line of quick add: any text, in time proportional to its length. */
export function readQuickAdd(line: string, context: QuickAddContext): QuickAddReading {
  const { now, today = planDayOf(now), locale, works = [], takenBack = [] } = context;
  const words = wordsOf(line);
  const isTaken = (kind: PartKind, text: string) =>
    takenBack.some((chip) => chip.kind === kind && chip.text === text);
  const { found, doubt } = understand(line, words, { today, locale, works, isTaken });
  const wanted = found.filter(({ kind, text }) => !isTaken(kind, text));
  const kind = kindOf(wanted);
  const withField = wanted.filter((part) => keeps[kind].includes(part.kind));
  const kept = withSeparators(line, words, withField);
  const title = textWithout(line, kept);
  const unread = doubt && kind !== 'note' ? { doubt } : {};
  // A title is required, so a line of nothing but dates becomes the title.
  if (kept.length === 0 || !hasWords(title)) return { title: line, kind: 'task', ...unread, parts: [] };
  const values = valuesOf(kept, { now, today, weekStart: () => context.weekStart ?? firstWeekday(locale) });
  if (values.doubt) return { title: line, kind: 'task', doubt: values.doubt, parts: [] };
  const parts = kept.map(({ kind: part, text, start, end }) => ({ kind: part, text, start, end }));
  return { title, kind, ...values, ...unread, parts };
}

/** After midnight, while the user's day has not ended yet, 'today at 3am' means in a few hours. */
function dayOfToday(time: ClockTime, { now, today }: Moment) {
  const isOver = momentAt(today, time) <= instantOf(now);
  return isOver && planDayOf(now) > today ? planDayOf(now) : today;
}

type Values = Pick<QuickAddReading, 'day' | 'time' | 'hasPassed' | 'work' | 'repeat' | 'doubt'>;

/** The day that a line names, with its time. */
function namedDay({ value, part, isToday }: NamedDay, time: ClockTime | undefined, moment: Moment): PlanDay {
  if (time === undefined) return value;
  // 'tonight at 1am' is the next 1:00 to come.
  if (part === 'tonight' && time < '06:00') return dayOfTime(time, moment.now);
  return isToday ? dayOfToday(time, moment) : value;
}

function valuesOf(parts: readonly Understood[], moment: Moment): Values {
  const named = parts.find((part) => part.kind === 'day');
  const time = parts.find((part) => part.kind === 'time')?.value;
  const work = parts.find((part) => part.kind === 'work')?.value;
  const rule = parts.find((part) => part.kind === 'repeat');
  const day = named && namedDay(named, time, moment);
  if (rule) {
    const end = parts.find((part) => part.kind === 'end');
    const begin = day && { ...named, value: day };
    return { ...repeatOf({ rule, end, named: begin, time }, moment), ...(work && { work }) };
  }
  return {
    ...(day && { day }),
    ...(time && momentOf(day ?? dayOfTime(time, moment.now), time, moment.now)),
    ...(work && { work }),
  };
}

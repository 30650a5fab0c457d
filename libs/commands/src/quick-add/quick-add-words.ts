import {
  addDays,
  capitalized,
  type ClockTime,
  dayName,
  isolated,
  isOutside,
  momentAt,
  type PlanDay,
  planDayOf,
  timeText,
  type Work,
} from '@dayloom/domain';
import type { Doubt, QuickAddPart, QuickAddReading } from '@dayloom/domain/quick-add';
import { endWords, ruleWords } from '@dayloom/domain/repeats';
import type { LineReading } from './within-work.ts';

/** 'today', 'tomorrow', 'Friday 6 March'. A time before the start of the day belongs to the day before. */
function dayWords(day: PlanDay, { today, dayStart }: Reader, time?: ClockTime): string {
  const usersDay = time === undefined ? day : planDayOf(new Date(momentAt(day, time)), dayStart);
  if (usersDay === today) return 'today';
  if (usersDay === addDays(today, 1)) return 'tomorrow';
  return dayName(day, today);
}

const isBeforeStart = (time: ClockTime | undefined, { dayStart }: Reader) =>
  time !== undefined && Number(time.slice(0, 2)) < dayStart;

const kinds = { task: 'Task', reminder: 'Reminder', note: 'Note', goal: 'Goal' } as const;

/** The text of a chip: what the words were understood as. */
export function chipWords(part: QuickAddPart, reading: LineReading, reader: Reader): string {
  switch (part.kind) {
    case 'day':
      return reading.day ? capitalized(dayChip(reading.day, reading, reader)) : part.text;
    case 'time':
      return reading.time ? timeText(reading.time, reader.locale) : part.text;
    case 'work':
      return reading.work?.title ?? part.text;
    case 'kind':
      return kinds[reading.kind];
    case 'repeat':
      return reading.repeat ? repeatChip(reading.repeat, reading, reader) : part.text;
    case 'end':
      return reading.repeat?.rule.end
        ? capitalized(endWords(reading.repeat.rule.end, reader.locale))
        : part.text;
  }
}

/** 'tomorrow', or of a series 'from tomorrow'. */
function dayChip(day: PlanDay, { time, repeat }: LineReading, reader: Reader): string {
  // A typed 'tomorrow' at 2:00 can belong to today, so only the calendar date is unambiguous.
  const words = isBeforeStart(time, reader) ? dayName(day, reader.today) : dayWords(day, reader);
  return repeat ? `from ${words}` : words;
}

/** 'Every week on Friday, from tomorrow'. A first day that the line names, and the end, have chips of their own. */
function repeatChip(
  { rule, first }: NonNullable<QuickAddReading['repeat']>,
  reading: LineReading,
  reader: Reader,
): string {
  const { end: _, ...endless } = rule;
  const words = ruleWords(endless, reader.locale);
  const namesDay = reading.parts.some(({ kind }) => kind === 'day');
  return namesDay ? words : `${words}, ${dayChip(first, reading, reader)}`;
}

interface Reader {
  readonly today: PlanDay;
  /** The hour at which the user's days start. */
  readonly dayStart: number;
  /** The locale of displayed times and rules. */
  readonly locale: string;
}

type Place = Pick<Work, 'workTitle' | 'startDate' | 'endDate'>;

/** 'Exam prep, tomorrow'. Also says if the work does not include the day, or if a reminder cannot have the work. */
function placeWords(
  { kind, time, day, hasPassed, doubt, repeat }: LineReading,
  reader: Reader,
  work: Place | undefined,
): string {
  const { today, locale } = reader;
  if (doubt) return 'the Inbox, without a day';
  const on = dayWords(day ?? today, reader, time);
  const passed = hasPassed ? ', which has passed' : '';
  if (kind === 'reminder' && time !== undefined)
    return `${on}, ${timeText(time, locale)}${passed}${work ? `, not in ${isolated(work.workTitle)}` : ''}`;
  if (!work || repeat) return on;
  const outside = isOutside(work, day ?? today) ? ', outside its plan' : '';
  return `${isolated(work.workTitle)}, ${on}${outside}`;
}

function doubtWords({ text, day, why }: Doubt, today: PlanDay): string {
  const reason = day ? `does not match: the date is ${dayName(day, today)}` : reasons[why];
  return `“${isolated(text)}” ${reason}`;
}

const reasons: Readonly<Record<Doubt['why'], string>> = {
  'no single day': 'is not a single day to come',
  position: 'is not read as its day: say it at the end',
  'position of the rule': 'is not read as a rule: say it at the end',
  topic: 'may mean a day: add the date, or “today”',
  zone: 'names a time zone: say it in your own time',
  'no single time': 'is not one clear time',
  'no rule': 'does not say clearly when it repeats',
  'several rules': 'is more than one rule',
  'not a day of the rule': 'is not a day of the rule',
};

/** Why a series cannot be added: it has no day within its work. */
export function refusalWords(
  { day, misses }: LineReading,
  { today }: Reader,
  work: Place | undefined,
): string | undefined {
  if (!day || !misses || !work) return undefined;
  const title = isolated(work.workTitle);
  return misses === 'end'
    ? `The first time, ${dayName(day, today)}, is after the end of ${title}`
    : `The last time is before the start of ${title}`;
}

/** 'Exam prep from tomorrow'. */
function seriesPlace(reading: LineReading, reader: Reader, work: Place | undefined): string {
  const from = `from ${placeWords(reading, reader, work)}`;
  if (!work || reading.kind === 'reminder') return from;
  return `in ${isolated(work.workTitle)} ${from}${reading.isMoved ? ', the first time in its plan' : ''}`;
}

/** What Enter will do, shown below the line. */
export function promiseWords(reading: LineReading, reader: Reader, work: Place | undefined): string {
  const { kind, doubt, repeat } = reading;
  const why = doubt ? `${doubtWords(doubt, reader.today)}. ` : '';
  if (kind === 'note' || kind === 'goal') return `${why}Opens a new ${kind}`;
  if (repeat)
    return refusalWords(reading, reader, work) ?? `Repeating ${kind} ${seriesPlace(reading, reader, work)}`;
  return `${why}${kinds[kind]} for ${placeWords(reading, reader, work)}`;
}

/** The message of the toast. */
export function addedWords(reading: LineReading, reader: Reader, work: Place | undefined): string {
  const { kind, repeat } = reading;
  if (repeat) return `Repeating ${kind} added ${seriesPlace(reading, reader, work)}`;
  const place = placeWords(reading, reader, work);
  return kind === 'reminder' ? `Reminder added to ${place}` : `Added to ${place}`;
}

/** Below the message of the toast: the title, of a series after its rule. */
export const detailWords = ({ repeat }: LineReading, { locale }: Reader, title: string): string =>
  repeat ? `${ruleWords(repeat.rule, locale)}: ${isolated(title)}` : title;

/** Shown if no module has the form of a kind. */
export const noFormWords = {
  note: 'A note cannot be added now: the notes are not available. Your line is kept.',
  goal: 'A goal cannot be added now: the goals are not available. Your line is kept.',
} as const;

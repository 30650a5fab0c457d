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
export function chipWords(part: QuickAddPart, reading: QuickAddReading, reader: Reader): string {
  switch (part.kind) {
    case 'day':
      if (!reading.day) return part.text;
      // A typed 'tomorrow' at 2:00 can belong to today, so only the calendar date is unambiguous.
      return isBeforeStart(reading.time, reader)
        ? dayName(reading.day, reader.today)
        : capitalized(dayWords(reading.day, reader));
    case 'time':
      return reading.time ? timeText(reading.time, reader.locale) : part.text;
    case 'work':
      return reading.work?.title ?? part.text;
    case 'kind':
      return kinds[reading.kind];
    case 'repeat':
    case 'end':
      return part.text;
  }
}

interface Reader {
  readonly today: PlanDay;
  /** The hour at which the user's days start. */
  readonly dayStart: number;
  /** The locale of displayed times. */
  readonly locale: string | undefined;
}

type Place = Pick<Work, 'workTitle' | 'startDate' | 'endDate'>;

/** 'Exam prep, tomorrow'. Also says if the work does not include the day, or if a reminder cannot have the work. */
function placeWords(
  { kind, time, day, hasPassed, doubt }: QuickAddReading,
  reader: Reader,
  work: Place | undefined,
): string {
  const { today, locale } = reader;
  if (doubt) return 'the Inbox, without a day';
  const on = dayWords(day ?? today, reader, time);
  const passed = hasPassed ? ', which has passed' : '';
  if (kind === 'reminder' && time !== undefined)
    return `${on}, ${timeText(time, locale)}${passed}${work ? `, not in ${isolated(work.workTitle)}` : ''}`;
  if (!work) return on;
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
  topic: 'may mean a day: add the date, or “today”',
  zone: 'names a time zone: say it in your own time',
  'part of the day': 'is not a single time',
  'no rule': 'is not understood',
  'several rules': 'is more than one rule',
  'not a day of the rule': 'is not a day of the rule',
};

/** What Enter will do, shown below the line. */
export function promiseWords(reading: QuickAddReading, reader: Reader, work: Place | undefined): string {
  const { kind, doubt } = reading;
  const why = doubt ? `${doubtWords(doubt, reader.today)}. ` : '';
  if (kind === 'note' || kind === 'goal') return `${why}Opens a new ${kind}`;
  return `${why}${kinds[kind]} for ${placeWords(reading, reader, work)}`;
}

export function addedWords(reading: QuickAddReading, reader: Reader, work: Place | undefined): string {
  const place = placeWords(reading, reader, work);
  return reading.kind === 'reminder' ? `Reminder added to ${place}` : `Added to ${place}`;
}

/** Shown if no module has the form of a kind. */
export const noFormWords = {
  note: 'A note cannot be added now: the notes are not available. Your line is kept.',
  goal: 'A goal cannot be added now: the goals are not available. Your line is kept.',
} as const;

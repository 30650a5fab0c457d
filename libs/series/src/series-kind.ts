import {
  doneRepeatedTasks,
  openRepeatedTasks,
  type Query,
  repeatedActivities,
  repeatedReminders,
} from '@dayloom/data';
import {
  activityFacts,
  dayAllowsChange,
  dayOfReminder,
  type DayRecords,
  type KindFacts,
  lastPlanDay,
  type Makes,
  type PlanDay,
  reminderFacts,
  type Repeat,
  taskFacts,
  timeOfReminder,
  type UserId,
} from '@dayloom/domain';

/** All segments of a series. */
export type Segments = readonly [Repeat, ...Repeat[]];

/** A time of a series: the one of a reminder is its only one, an activity has both. */
export type SeriesTimes = Pick<Repeat, 'time' | 'endTime'>;

/** The note of a task and its steps, and when reminders and activities ring; undefined is none. */
export interface SeriesContent {
  readonly note?: string | undefined;
  /** In a series all of them are open. */
  readonly steps?: string | undefined;
  readonly leads?: string | undefined;
}

/** What all days of a series have. */
export type SeriesFields = Partial<Pick<Repeat, 'title'>> & SeriesTimes & SeriesContent;

/** What differs between the kinds of records that series make. */
export interface SeriesKind<M extends Makes = Makes> {
  readonly makes: M;
  readonly facts: KindFacts<'tasks' | 'reminders' | 'schedules'>;
  /** The times of its form, with their labels. */
  readonly times: readonly { readonly field: keyof SeriesTimes; readonly label: string }[];
  timesOf(record: DayRecords[M]): SeriesTimes;
  /** With the names that the kind has, also where a record has none. */
  contentOf(record: DayRecords[M]): SeriesContent;
  /** The day for which a record is planned, wherever its series has it. */
  dayOf(record: DayRecords[M]): PlanDay | undefined;
  /** Whether a record may no longer be changed; a series that begins with it leaves it as it is. */
  isReadOnly(record: DayRecords[M], today: PlanDay): boolean;
  /** The stored days of series from `first` to `last`, both included. */
  readonly stored: (
    user: UserId,
    first: PlanDay,
    last: PlanDay,
  ) => readonly [Query<DayRecords[M]>, Query<DayRecords[M]>?];
  /** The stored days of series that a change from a day on may concern. */
  readonly ahead: (user: UserId, day: PlanDay) => Query<DayRecords[M]>;
}

export const taskSeries: SeriesKind<'task'> = {
  makes: 'task',
  facts: taskFacts,
  times: [],
  timesOf: () => ({}),
  contentOf: ({ note, steps }) => ({ note, steps }),
  dayOf: ({ date }) => date,
  isReadOnly: () => false,
  stored: (user, first, last) => [doneRepeatedTasks(user, first, last), openRepeatedTasks(user)],
  ahead: openRepeatedTasks,
};

export const reminderSeries: SeriesKind<'reminder'> = {
  makes: 'reminder',
  facts: reminderFacts,
  times: [{ field: 'time', label: 'Time' }],
  timesOf: (reminder) => ({ time: timeOfReminder(reminder) }),
  contentOf: ({ leads }) => ({ leads }),
  dayOf: dayOfReminder,
  isReadOnly: () => false,
  stored: (user, first, last) => [repeatedReminders(user, first, last)],
  ahead: (user, day) => repeatedReminders(user, day, lastPlanDay),
};

export const activitySeries: SeriesKind<'schedule'> = {
  makes: 'schedule',
  facts: activityFacts,
  times: [
    { field: 'time', label: 'Start Time' },
    { field: 'endTime', label: 'End Time' },
  ],
  timesOf: ({ startTime, endTime }) => ({ time: startTime, endTime }),
  contentOf: ({ leads }) => ({ leads }),
  dayOf: ({ date }) => date,
  isReadOnly: ({ date }, today) => !dayAllowsChange(date, today),
  stored: (user, first, last) => [repeatedActivities(user, first, last)],
  ahead: (user, day) => repeatedActivities(user, day, lastPlanDay),
};

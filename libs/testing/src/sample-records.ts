import type {
  Collection,
  CollectionName,
  ClockTime,
  GoalType,
  Instant,
  PlanDay,
  Priority,
  UserId,
} from '@dayloom/domain';
import {
  clocks,
  goals,
  meditationSessions,
  meditationStats,
  notes,
  receipts,
  reminders,
  repeats,
  dayOrders,
  repeatSkips,
  schedules,
  settings,
  suggestions,
  tasks,
  timerHistory,
  users,
  userTokens,
  works,
} from '@dayloom/domain';
import type { AnyRecord } from './answer-by-hand.ts';
import {
  aDayOrder,
  aGoal,
  aClockRun,
  aMeditationSession,
  anActivity,
  aNote,
  aReceipt,
  aReminder,
  aRepeat,
  aRepeatSkip,
  aSuggestion,
  aTask,
  aTimerSession,
  aUser,
  aUserToken,
  aWork,
  meditationStatsFor,
  settingsFor,
} from './records.ts';

export interface Sample {
  readonly kind: Collection<CollectionName>;
  readonly records: readonly AnyRecord[];
}

const several = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const pick = <T>(choices: readonly [T, ...T[]], index: number): T =>
  choices[index % choices.length] ?? choices[0];

// Values repeat every few records, so that every order has ties and every filter has matches and mismatches.
const dayOf = (index: number) => `2026-03-0${3 + (index % 5)}` as PlanDay;
const momentOf = (index: number) => `2026-03-0${1 + (index % 4)}T10:00:00.000Z` as Instant;
const priorities: readonly [Priority, ...Priority[]] = ['low', 'high', 'medium'];
const goalTypes: readonly [GoalType, ...GoalType[]] = ['weekly', 'monthly', 'yearly', 'future'];

/** The id of the run whose session is among the samples. */
export const sampleRunOf = (user: UserId) => `run-of-${user}`;
/** The series of the repeated tasks among the samples. */
export const sampleSeriesOf = (user: UserId) => `series-of-${user}`;

/** The task of some sessions among the samples. */
export const sampleTaskOf = (user: UserId) => `task-of-${user}`;

/** Some records of every kind, for one user; works come before their tasks. */
export function sampleRecords(user: UserId): readonly [Sample, ...Sample[]] {
  const sampleWorks = several(14, (n) =>
    aWork(user, { endDate: dayOf(n * 3), priority: pick(priorities, n), createdAt: momentOf(n * 3) }),
  );
  const workIds = sampleWorks.slice(0, 2).map(({ id }) => id);
  return [
    { kind: works, records: sampleWorks },
    {
      kind: tasks,
      records: several(48, (n) => {
        const { date: _date, ...undated } = aTask(user, {
          completed: n % 3 === 0,
          createdAt: momentOf(n * 5),
        });
        const [workId] = workIds.slice(n % 4);
        return {
          ...undated,
          ...(n === 0 && { id: sampleTaskOf(user) }),
          ...(workId && { workId }),
          ...((workId || n % 8 < 4) && { date: dayOf(n * 7) }),
          ...(n % 6 < 2 && { repeat: sampleSeriesOf(user), repeatDay: dayOf(n) }),
        };
      }),
    },
    {
      kind: repeats,
      records: several(5, (n) => {
        const [workId] = workIds.slice(n);
        return aRepeat(user, {
          ...(n === 0 && { id: sampleSeriesOf(user) }),
          ...(n === 1 && { series: sampleSeriesOf(user) }),
          first: dayOf(n * 2),
          ...(workId && { workId }),
        });
      }),
    },
    {
      kind: repeatSkips,
      records: several(8, (n) => aRepeatSkip(user, { series: sampleSeriesOf(user), day: dayOf(n * 3) })),
    },
    {
      kind: dayOrders,
      records: several(4, (n) => aDayOrder(user, { day: dayOf(n), order: `task-${n} task-1` })),
    },
    {
      kind: goals,
      records: several(12, (n) =>
        aGoal(user, {
          type: pick(goalTypes, n),
          createdAt: momentOf(n * 3),
          ...(n % 3 > 0 && { deadline: dayOf(n) }),
        }),
      ),
    },
    {
      kind: reminders,
      records: several(9, (n) =>
        aReminder(user, {
          dateTime: `2026-03-0${3 + (n % 5)}T12:00:00.000Z`,
          ...(n % 2 === 0 && { repeat: sampleSeriesOf(user), repeatDay: dayOf(n) }),
          ...(n % 3 === 0 && { snoozedUntil: momentOf(n) }),
        }),
      ),
    },
    {
      kind: schedules,
      records: several(12, (n) =>
        anActivity(user, {
          date: dayOf(n),
          startTime: `1${(n * 3) % 4}:30` as ClockTime,
          ...(n % 2 === 0 && { repeat: sampleSeriesOf(user), repeatDay: dayOf(n) }),
          ...(n % 3 === 1 && { snoozedUntil: momentOf(n) }),
        }),
      ),
    },
    { kind: notes, records: several(7, (n) => aNote(user, { createdAt: momentOf(n * 3) })) },
    {
      kind: clocks,
      records: several(3, (n) => aClockRun(user, { phase: 'stopped', createdAt: momentOf(n * 3) })),
    },
    {
      kind: timerHistory,
      records: several(14, (n) => {
        const [workId] = workIds.slice(n % 3);
        return aTimerSession(user, {
          ...(n === 0 && { id: sampleRunOf(user) }),
          type: n % 2 ? 'focus' : 'stopwatch',
          duration: 60 * (n + 1),
          createdAt: momentOf(n * 3),
          ...(workId && { workId }),
          ...(n % 4 < 2 && { taskId: n % 3 ? sampleTaskOf(user) : `other-${n}` }),
        });
      }),
    },
    { kind: suggestions, records: several(5, (n) => aSuggestion(user, { createdAt: momentOf(n * 3) })) },
    { kind: meditationSessions, records: several(4, (n) => aMeditationSession(user, { date: momentOf(n) })) },
    {
      kind: receipts,
      records: several(6, (n) => aReceipt(user, { at: `2026-03-0${3 + (n % 5)}T12:00:00.000Z` })),
    },
    { kind: meditationStats, records: [meditationStatsFor(user)] },
    { kind: settings, records: [settingsFor(user, { density: 'compact' })] },
    { kind: users, records: [aUser(user)] },
    { kind: userTokens, records: [aUserToken(user)] },
  ];
}

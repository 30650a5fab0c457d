import { type Change, create } from '@dayloom/data';
import {
  addDays,
  goals,
  type Instant,
  newRecordId,
  nowOf,
  type PlanDay,
  sampleAccount,
  systemClock,
  tasks,
  todayOf,
  type UserId,
  works,
} from '@dayloom/domain';

export interface Account {
  readonly id: string;
  readonly email: string;
}

export interface Filling {
  /** Puts the two weeks of sample data in. */
  readonly sample?: boolean;
  /** How many further works to put in, the newest last made. */
  readonly works?: number;
  /** How many day tasks the newest of these works gets, all of today. */
  readonly tasksOfNewest?: number;
  /** How many day tasks to spread over the other works and their days. */
  readonly otherTasks?: number;
  /** How many weekly goals to put in. */
  readonly goals?: number;
}

const priorities = ['low', 'medium', 'high'] as const;

/** What of a seeded work its tasks go by. */
interface SeededWork {
  readonly id: string;
  readonly startDate: PlanDay;
  readonly duration: number;
}

/** Works that end between 20 days ago and 40 days ahead. */
const seededWorks = (count: number): SeededWork[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `seeded-${String(index).padStart(6, '0')}`,
    startDate: addDays(todayOf(systemClock), -20 - (index % 5)),
    duration: 1 + (index % 60),
  }));

/** The works, made minute by minute up to now. */
function manyWorks(userId: UserId, seeded: readonly SeededWork[]): Change[] {
  const start = Date.now() - seeded.length * 60_000;
  return seeded.map(({ id, startDate, duration }, index) =>
    create(works, id, {
      userId,
      workTitle: `Seeded work ${index + 1}`,
      startDate,
      endDate: addDays(startDate, duration),
      duration,
      priority: priorities[index % 3]!,
      createdAt: new Date(start + index * 60_000).toISOString() as Instant,
    }),
  );
}

/** Tasks of the given works in turn, on the day that is named or on those of their work in turn. */
function manyTasks(userId: UserId, of: readonly SeededWork[], count: number, day?: PlanDay): Change[] {
  const start = Date.now() - count * 1_000;
  return Array.from({ length: count }, (_, index) => {
    const { id, startDate, duration } = of[index % of.length]!;
    return create(tasks, `seeded-task-${of.length}-${String(index).padStart(6, '0')}`, {
      userId,
      workId: id,
      title: `Seeded task ${index + 1}`,
      completed: index % 2 === 0,
      date: day ?? addDays(startDate, Math.floor(index / of.length) % (duration + 1)),
      createdAt: new Date(start + index * 1_000).toISOString() as Instant,
    });
  });
}

/** Weekly goals made minute by minute up to now. */
function manyGoals(userId: UserId, count: number): Change[] {
  const start = Date.now() - count * 60_000;
  return Array.from({ length: count }, (_, index) =>
    create(goals, `seeded-goal-${String(index).padStart(6, '0')}`, {
      userId,
      title: `Seeded goal ${index + 1}`,
      description: 'Step by step.',
      type: 'weekly',
      completed: false,
      createdAt: new Date(start + index * 60_000).toISOString() as Instant,
    }),
  );
}

/** The records of a filling, made now, each as the change that puts it in; works come before their tasks. */
export function changesOf({ id, email }: Account, filling: Filling): readonly Change[] {
  const user = { id: id as UserId, email };
  const sample = filling.sample
    ? sampleAccount({ user, today: todayOf(systemClock), now: nowOf(systemClock), newId: newRecordId }).map(
        (record): Change => ({ type: 'create', ...record }),
      )
    : [];
  const seeded = seededWorks(filling.works ?? 0);
  return [
    ...sample,
    ...manyWorks(user.id, seeded),
    ...manyTasks(user.id, seeded.slice(-1), filling.tasksOfNewest ?? 0, todayOf(systemClock)),
    ...manyTasks(user.id, seeded.slice(0, -1), filling.otherTasks ?? 0),
    ...manyGoals(user.id, filling.goals ?? 0),
  ];
}

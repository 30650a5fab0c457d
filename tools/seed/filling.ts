import { type Change, create } from '@dayloom/data';
import {
  addDays,
  goals,
  type Instant,
  newRecordId,
  nowOf,
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
  /** How many day tasks to spread over the other works. */
  readonly otherTasks?: number;
  /** How many weekly goals to put in. */
  readonly goals?: number;
}

const priorities = ['low', 'medium', 'high'] as const;

/** Works made minute by minute up to now, ending between 20 days ago and 40 days ahead. */
function manyWorks(userId: UserId, count: number): Change[] {
  const today = todayOf(systemClock);
  const start = Date.now() - count * 60_000;
  return Array.from({ length: count }, (_, index) => {
    const startDate = addDays(today, -20 - (index % 5));
    const duration = 1 + (index % 60);
    return create(works, `seeded-${String(index).padStart(6, '0')}`, {
      userId,
      workTitle: `Seeded work ${index + 1}`,
      startDate,
      endDate: addDays(startDate, duration),
      duration,
      priority: priorities[index % 3]!,
      createdAt: new Date(start + index * 60_000).toISOString() as Instant,
    });
  });
}

/** Tasks of today, all of one work or spread over the given ones in turn. */
function manyTasks(userId: UserId, workIds: readonly string[], count: number): Change[] {
  const today = todayOf(systemClock);
  const start = Date.now() - count * 1_000;
  return Array.from({ length: count }, (_, index) =>
    create(tasks, `seeded-task-${workIds.length}-${String(index).padStart(6, '0')}`, {
      userId,
      workId: workIds[index % workIds.length]!,
      title: `Seeded task ${index + 1}`,
      completed: index % 2 === 0,
      date: today,
      createdAt: new Date(start + index * 1_000).toISOString() as Instant,
    }),
  );
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
  const seeded = manyWorks(user.id, filling.works ?? 0);
  const workIds = seeded.map((change) => change.id);
  return [
    ...sample,
    ...seeded,
    ...manyTasks(user.id, workIds.slice(-1), filling.tasksOfNewest ?? 0),
    ...manyTasks(user.id, workIds.slice(0, -1), filling.otherTasks ?? 0),
    ...manyGoals(user.id, filling.goals ?? 0),
  ];
}

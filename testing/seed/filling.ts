import { type Change, create, remove } from '@dayloom/data';
import {
  addDays,
  type Instant,
  newRecordId,
  nowOf,
  type PlanDay,
  sampleAccount,
  systemClock,
  todayOf,
  type UserId,
} from '@dayloom/domain';
import { missedSeries } from './series.ts';
import { textRecords } from './text-records.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
}

export interface Filling {
  /** Adds the two weeks of sample data. */
  readonly sample?: boolean;
  /** Number of further works, the newest last. */
  readonly works?: number;
  /** Number of day tasks of the newest of these works, all for today. */
  readonly tasksOfNewest?: number;
  /** Number of steps of each of these tasks. */
  readonly steps?: number;
  /** Number of day tasks spread over the other works and their days. */
  readonly otherTasks?: number;
  /** Number of these that are open on a day before today; none is then for today. If omitted, every second one is open. */
  readonly overdue?: number;
  /** Number of deleted day tasks, spread in the same way. */
  readonly deletedTasks?: number;
  /** Number of series of tasks that have no day today, and were missed in the 40 days before. */
  readonly series?: number;
  /** Number of weekly goals. */
  readonly goals?: number;
  /** Number of notes of about 2,000 characters, each with a unique word at its end: 'seeded7'. */
  readonly notes?: number;
  /** Contents of notes, titled 'Text 1' and so on. */
  readonly noteTexts?: readonly string[];
  /** Number of reminders, an hour apart, half of them in the past. */
  readonly reminders?: number;
  /** Texts that are each written into every text field. */
  readonly texts?: readonly string[];
}

const priorities = ['low', 'medium', 'high'] as const;

/** The fields of a seeded work that its tasks depend on. */
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

/** Works that were created minute by minute until now. */
function manyWorks(userId: UserId, seeded: readonly SeededWork[]): Change[] {
  const start = Date.now() - seeded.length * 60_000;
  return seeded.map(({ id, startDate, duration }, index) =>
    create('works', id, {
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

/** Tasks of the given works in turn, on the given day or on the days of their work in turn. */
const stepLines = (count: number) =>
  Array.from({ length: count }, (_, index) => `s${index} - Step ${index + 1}`).join('\n');

function manyTasks(
  userId: UserId,
  seeded: readonly SeededWork[],
  count: number,
  { day, overdue, steps = 0 }: { day?: PlanDay } & Pick<Filling, 'overdue' | 'steps'> = {},
): Change[] {
  const start = Date.now() - count * 1_000;
  const today = todayOf(systemClock);
  let openBefore = 0;
  return Array.from({ length: count }, (_, index) => {
    const { id, startDate, duration } = seeded[index % seeded.length]!;
    const inTurn = addDays(startDate, Math.floor(index / seeded.length) % (duration + 1));
    const date = day ?? (inTurn === today && overdue !== undefined ? addDays(today, 1) : inTurn);
    const isOpen = index % 2 === 1 && (date >= today || openBefore < (overdue ?? Infinity));
    if (isOpen && date < today) openBefore += 1;
    return create('tasks', `seeded-task-${seeded.length}-${String(index).padStart(6, '0')}`, {
      userId,
      workId: id,
      title: `Seeded task ${index + 1}`,
      completed: !isOpen,
      date,
      ...(steps > 0 && { steps: stepLines(steps) }),
      createdAt: new Date(start + index * 1_000).toISOString() as Instant,
    });
  });
}

/** Weekly goals that were created minute by minute until now. */
function manyGoals(userId: UserId, count: number): Change[] {
  const start = Date.now() - count * 60_000;
  return Array.from({ length: count }, (_, index) =>
    create('goals', `seeded-goal-${String(index).padStart(6, '0')}`, {
      userId,
      title: `Seeded goal ${index + 1}`,
      description: 'Step by step.',
      type: 'weekly',
      completed: false,
      createdAt: new Date(start + index * 60_000).toISOString() as Instant,
    }),
  );
}

/** Notes that were created minute by minute until now. */
function manyNotes(userId: UserId, count: number): Change[] {
  const start = Date.now() - count * 60_000;
  const words =
    'The café at the harbour opens at nine; **bring** the [map](https://example.com) along.\n'.repeat(24);
  return Array.from({ length: count }, (_, index) =>
    create('notes', `seeded-note-${String(index).padStart(6, '0')}`, {
      userId,
      title: `Seeded note ${index + 1}`,
      content: `${words}seeded${index + 1}.`,
      createdAt: new Date(start + index * 60_000).toISOString() as Instant,
    }),
  );
}

const notesOfTexts = (userId: UserId, texts: readonly string[]) =>
  texts.map((content, index) =>
    create('notes', `seeded-text-${String(index).padStart(6, '0')}`, {
      userId,
      title: `Text ${index + 1}`,
      content,
      createdAt: nowOf(systemClock),
    }),
  );

/** Reminders an hour apart, half of them in the past. */
function manyReminders(userId: UserId, count: number): Change[] {
  const first = Date.now() - (count / 2) * 3_600_000;
  return Array.from({ length: count }, (_, index) =>
    create('reminders', `seeded-reminder-${String(index).padStart(6, '0')}`, {
      userId,
      title: `Seeded reminder ${index + 1}`,
      dateTime: new Date(first + index * 3_600_000).toISOString(),
      completed: false,
      createdAt: nowOf(systemClock),
    }),
  );
}

/** The records of a filling, created now, each as the change that adds it. Works come before their tasks. */
export function changesOf({ id, email }: Account, filling: Filling): readonly Change[] {
  const user = { id: id as UserId, email };
  const sample = filling.sample
    ? sampleAccount({ user, today: todayOf(systemClock), now: nowOf(systemClock), newId: newRecordId }).map(
        (record): Change => ({ type: 'create', ...record }),
      )
    : [];
  const seeded = seededWorks(filling.works ?? 0);
  // Ids contain the number of works, so these differ from those of the other tasks.
  const deleted = manyTasks(user.id, seeded.slice(1, -1), filling.deletedTasks ?? 0);
  return [
    ...sample,
    ...manyWorks(user.id, seeded),
    ...manyTasks(user.id, seeded.slice(-1), filling.tasksOfNewest ?? 0, {
      day: todayOf(systemClock),
      steps: filling.steps ?? 0,
    }),
    ...manyTasks(user.id, seeded.slice(0, -1), filling.otherTasks ?? 0, filling),
    ...deleted,
    ...deleted.map((task) => remove('tasks', task.id)),
    ...missedSeries(user.id, filling.series ?? 0, todayOf(systemClock)),
    ...manyGoals(user.id, filling.goals ?? 0),
    ...manyNotes(user.id, filling.notes ?? 0),
    ...notesOfTexts(user.id, filling.noteTexts ?? []),
    ...manyReminders(user.id, filling.reminders ?? 0),
    ...textRecords(user.id, email, filling.texts ?? []),
  ];
}

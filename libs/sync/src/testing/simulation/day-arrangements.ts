import { type Change, create, isLiving, orderChanges, patch, remove, restore } from '@dayloom/data';
import {
  dayRecordId,
  inDayOrder,
  isComputed,
  planDay,
  type PlanDay,
  seriesDayId,
  type Task,
  type UserId,
} from '@dayloom/domain';
import { orderText, type Place, placed, placedBehind, wholeOrder } from '@dayloom/domain/day-order';
import { computedDays } from '@dayloom/domain/repeats';
import { aTask } from '@dayloom/testing';
import type { Disk } from './disk.ts';
import { firstDay, segmentsIn } from './series-cuts.ts';
import type { BrowserProfile, Tab } from './world.ts';

/** The days that the devices arrange. The series has a task on each of them at first. */
export const arrangedDays: readonly [PlanDay, PlanDay] = [firstDay, planDay('2026-03-11')];

const noPriority = () => undefined;
const contentOf = ({ id: _, ...fields }: Pick<Task, 'id'>) => fields as never;

const storedTasks = (disk: Disk): readonly Task[] =>
  [...disk.rows('tasks')].flatMap(([id, row]) => (isLiving(row) ? [{ ...row.fields, id } as Task] : []));

/** The tasks of a day, stored and computed, by their ids. */
export function tasksOn(disk: Disk, day: PlanDay): readonly Task[] {
  const stored = storedTasks(disk);
  const changed = stored.filter(({ repeat }) => repeat !== undefined);
  const view = { segments: segmentsIn(disk), skips: [], changed, works: new Map(), from: day, to: day };
  return [...stored.filter(({ date }) => date === day), ...computedDays('task', view)].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

/** The text of a day's order on a device. */
export function orderOn(disk: Disk, user: UserId, day: PlanDay): string | undefined {
  const row = disk.rows('dayOrders').get(dayRecordId(user, day));
  return row && isLiving(row) ? String(row.fields['order']) : undefined;
}

/** The ids of a day's list, as a screen shows it. */
export function listOn(disk: Disk, user: UserId, day: PlanDay): readonly string[] {
  const { open, done } = inDayOrder(tasksOn(disk, day), noPriority, orderOn(disk, user, day));
  return [...open, ...done].map(({ id }) => id);
}

interface Arranged {
  readonly day: PlanDay;
  readonly order: string;
}

/** What the last change of an order on a device replaced. */
const replaced = new WeakMap<BrowserProfile, Arranged>();

function store({ profile, user }: Tab, { day, order }: Arranged): readonly Change[] {
  profile.weather.orders?.add(order);
  replaced.set(profile, { day, order: orderOn(profile.disk, user, day) ?? '' });
  return orderChanges(user, day, order);
}

/** Stores an order as a screen does. */
function arrange(tab: Tab, day: PlanDay, ids: readonly string[]): readonly Change[] {
  const there = new Set(tasksOn(tab.profile.disk, day).map(({ id }) => id));
  return store(tab, { day, order: orderText(ids, (id) => there.has(id)) });
}

const wholeOn = ({ profile: { disk }, user }: Tab, day: PlanDay) =>
  wholeOrder(tasksOn(disk, day), noPriority, orderOn(disk, user, day));

/** Moves a task in the list, or in a part of it as a filter shows it. */
function move(tab: Tab, day: PlanDay): readonly Change[] {
  const { random } = tab.profile.weather;
  const isFiltered = random.chance(0.3);
  const shown = inDayOrder(
    tasksOn(tab.profile.disk, day),
    noPriority,
    orderOn(tab.profile.disk, tab.user, day),
  ).open.filter(() => !isFiltered || random.chance(0.5));
  const ids = shown.map(({ id }) => id);
  const place = random.pick<Place>(['up', 'down', 'top', random.below(ids.length + 1)]) ?? 'up';
  const moved = placed(wholeOn(tab, day), ids, random.pick(ids) ?? '', place);
  return moved ? arrange(tab, day, moved.order) : [];
}

const aNewTask = (tab: Tab, day: PlanDay) =>
  aTask(tab.user, {
    id: tab.newId(),
    title: 'Arranged',
    date: day,
    createdAt: new Date(tab.now()).toISOString() as never,
  });

function add(tab: Tab, day: PlanDay): readonly Change[] {
  const task = aNewTask(tab, day);
  return [create('tasks', task.id, contentOf(task))];
}

/** Adds a copy of a task directly behind it. */
function duplicate(tab: Tab, day: PlanDay): readonly Change[] {
  const whole = wholeOn(tab, day);
  const before = tab.profile.weather.random.pick(whole);
  if (before === undefined) return [];
  const task = aNewTask(tab, day);
  return [
    create('tasks', task.id, contentOf(task)),
    ...arrange(tab, day, placedBehind(whole, before, task.id)),
  ];
}

/** Changes of a task of a day; a computed one is stored first. */
function toTask(tab: Tab, day: PlanDay, make: (task: Task) => Change): readonly Change[] {
  const task = tab.profile.weather.random.pick(tasksOn(tab.profile.disk, day));
  if (!task) return [];
  if (!isComputed(task)) return [make(task)];
  const { isComputed: _, ...stored } = task;
  return [create('tasks', seriesDayId(task.repeat, task.repeatDay), contentOf(stored)), make(task)];
}

/** Restores a deleted task of any day. */
function bringBack({ profile }: Tab): readonly Change[] {
  const deleted = [...profile.disk.rows('tasks')].filter(
    ([, row]) => !isLiving(row) && arrangedDays.some((day) => day === row.fields['date']),
  );
  const [id] = profile.weather.random.pick(deleted) ?? [];
  return id === undefined ? [] : [restore('tasks', id)];
}

/** Takes back the last change of an order on this device. */
function undo(tab: Tab): readonly Change[] {
  const before = replaced.get(tab.profile);
  return before ? store(tab, before) : [];
}

const acts: readonly [number, (tab: Tab, day: PlanDay) => readonly Change[]][] = [
  [6, add],
  [10, move],
  [2, duplicate],
  [3, (tab, day) => toTask(tab, day, ({ id, completed }) => patch('tasks', id, { completed: !completed }))],
  [
    3,
    (tab, day) => {
      const [first, second] = arrangedDays;
      const date = day === first ? second : first;
      return toTask(tab, day, ({ id }) => patch('tasks', id, { date }));
    },
  ],
  [2, (tab, day) => toTask(tab, day, ({ id }) => remove('tasks', id))],
  [2, bringBack],
  [2, undo],
  [1, (tab, day) => arrange(tab, day, [])],
];
const all = acts.flatMap(([share, act]) => Array.from({ length: share }, () => act));

/** A change of one of the arranged days: of its order or of one of its tasks. */
export function arrangeDay(tab: Tab): readonly Change[] {
  const { random } = tab.profile.weather;
  const day = random.pick(arrangedDays) ?? firstDay;
  return random.pick(all)?.(tab, day) ?? [];
}

import {
  addDays,
  dayRecordId,
  firstPlanDay,
  type PlanDay,
  type Priority,
  type UserId,
} from '@dayloom/domain';
import { query } from '../query.ts';

/** All works, newest first. Read in windows with `first`. */
export const worksOf = (user: UserId) => query('works').ownedBy(user).orderBy('createdAt', 'desc');
/** The works of one priority, newest first. */
export const worksOfPriority = (user: UserId, priority: Priority) =>
  worksOf(user).where('priority', '==', priority);
/** One work, or none if it is deleted or belongs to another user. */
export const workById = (user: UserId, id: string) => query('works').ownedBy(user).byId(id);

/** Works with days left. */
export const activeWorks = (user: UserId, today: PlanDay) =>
  query('works').ownedBy(user).where('endDate', '>', today).orderBy('endDate');
/** Works at 0 days left or fewer. */
export const endedWorks = (user: UserId, today: PlanDay) =>
  query('works').ownedBy(user).where('endDate', '<=', today).orderBy('endDate');
/** Works with 1 to 3 days left, nearest first. */
export const worksDueSoon = (user: UserId, today: PlanDay) =>
  activeWorks(user, today).where('endDate', '<=', addDays(today, 3));

/**
 * The works that may include a day from `first` on. Also returns works that start later, since one index serves only
 * one range and most works that end later have already started. A month long ago reads all works since then.
 */
export const worksEndingFrom = (user: UserId, first: PlanDay) =>
  query('works').ownedBy(user).where('endDate', '>=', first).orderBy('endDate');

/**
 * The works of a priority that end on or after a day. Its count minus that of `worksOfPriorityStartingAfter` is the
 * number of works that include a day of the range.
 */
export const worksOfPriorityEndingFrom = (user: UserId, priority: Priority, first: PlanDay) =>
  query('works').ownedBy(user).where('priority', '==', priority).where('endDate', '>=', first);
/** The works of a priority that start after a day; see `worksOfPriorityEndingFrom`. */
export const worksOfPriorityStartingAfter = (user: UserId, priority: Priority, last: PlanDay) =>
  query('works').ownedBy(user).where('priority', '==', priority).where('startDate', '>', last);

/** All tasks, unordered: for counts. */
export const tasksOf = (user: UserId) => query('tasks').ownedBy(user);
/** All tasks, newest first: for search. */
export const tasksNewestFirst = (user: UserId) => tasksOf(user).orderBy('createdAt', 'desc');
/** One task, or none if it is deleted or belongs to another user. */
export const taskById = (user: UserId, id: string) => tasksOf(user).byId(id);
/** All completed tasks: for counts. */
export const doneTasksOf = (user: UserId) => tasksOf(user).where('completed', '==', true);
/** All tasks of a work, including those outside its days. */
export const tasksOfWork = (user: UserId, workId: string) => tasksOf(user).where('workId', '==', workId);
/** The completed tasks of a work: for its progress. */
export const doneTasksOfWork = (user: UserId, workId: string) =>
  tasksOfWork(user, workId).where('completed', '==', true);
/** The open tasks of a work: for the rest of an ended work. */
export const openTasksOfWork = (user: UserId, workId: string) =>
  tasksOfWork(user, workId).where('completed', '==', false);
/** The tasks of one day of a work, in order of creation. */
export const tasksOfDay = (user: UserId, workId: string, day: PlanDay) =>
  tasksOfWork(user, workId).where('date', '==', day).orderBy('createdAt');
/** The tasks of a work before a day: counts the tasks before its first day. */
export const tasksBefore = (user: UserId, workId: string, day: PlanDay) =>
  tasksOfWork(user, workId).where('date', '<', day).orderBy('date');
/** The tasks of a work after a day: counts the tasks after its last day. */
export const tasksAfter = (user: UserId, workId: string, day: PlanDay) =>
  tasksOfWork(user, workId).where('date', '>', day).orderBy('date');

/** The tasks of a range of a work's days, both ends included: for the marks of its rail. */
export const tasksBetween = (user: UserId, workId: string, from: PlanDay, to: PlanDay) =>
  tasksOfWork(user, workId).where('date', '>=', from).where('date', '<=', to).orderBy('date');
/** All tasks of a work by day, each day in order of creation. Read in windows with `first`. */
export const tasksByDay = (user: UserId, workId: string) =>
  tasksOfWork(user, workId).orderBy('date').orderBy('createdAt');

/** The tasks of one day, with and without a work, in order of creation. */
export const tasksOn = (user: UserId, day: PlanDay) =>
  tasksOf(user).where('date', '==', day).orderBy('createdAt');
/** The tasks from `first` to `last`, both included, by day, each day in order of creation. */
export const tasksOfDays = (user: UserId, first: PlanDay, last: PlanDay) =>
  tasksOf(user).where('date', '>=', first).where('date', '<=', last).orderBy('date').orderBy('createdAt');
/** The completed tasks of one day, with and without a work: for counts. */
export const doneTasksOn = (user: UserId, day: PlanDay) => doneTasksOf(user).where('date', '==', day);
/** The order in which the user has arranged a day, if any. */
export const dayOrderOn = (user: UserId, day: PlanDay) =>
  query('dayOrders').ownedBy(user).byId(dayRecordId(user, day));
/** Open tasks of earlier days, latest day first. */
export const openTasksBefore = (user: UserId, day: PlanDay) =>
  tasksOf(user)
    .where('completed', '==', false)
    .where('date', '>=', firstPlanDay)
    .where('date', '<', day)
    .orderBy('date', 'desc');
/** The segments of all series, unordered. */
export const repeatsOf = (user: UserId) => query('repeats').ownedBy(user);
/** The days from `first` to `last`, both included, that are left out of a series. */
export const repeatSkipsBetween = (user: UserId, first: PlanDay, last: PlanDay) =>
  query('repeatSkips').ownedBy(user).where('day', '>=', first).where('day', '<=', last).orderBy('day');
/** The open tasks that are days of a series, wherever they are planned. */
export const openRepeatedTasks = (user: UserId) =>
  tasksOf(user).where('completed', '==', false).where('repeatDay', '>=', firstPlanDay).orderBy('repeatDay');
/** The completed tasks that are days of a series from `first` to `last`, both included, wherever they are planned. */
export const doneRepeatedTasks = (user: UserId, first: PlanDay, last: PlanDay) =>
  doneTasksOf(user).where('repeatDay', '>=', first).where('repeatDay', '<=', last).orderBy('repeatDay');
/** The reminders that are days of a series from `first` to `last`, both included, whenever they are. */
export const repeatedReminders = (user: UserId, first: PlanDay, last: PlanDay) =>
  query('reminders')
    .ownedBy(user)
    .where('repeatDay', '>=', first)
    .where('repeatDay', '<=', last)
    .orderBy('repeatDay');
/** The activities that are days of a series from `first` to `last`, both included, whenever they are. */
export const repeatedActivities = (user: UserId, first: PlanDay, last: PlanDay) =>
  query('schedules')
    .ownedBy(user)
    .where('repeatDay', '>=', first)
    .where('repeatDay', '<=', last)
    .orderBy('repeatDay');
/** The task of one day of a series, if it is completed. */
export const doneRepeatedTaskOn = (user: UserId, series: string, day: PlanDay) =>
  doneTasksOf(user).where('repeat', '==', series).where('repeatDay', '==', day);
/** The skip of one day of a series. */
export const repeatSkipOn = (user: UserId, series: string, day: PlanDay) =>
  query('repeatSkips').ownedBy(user).where('series', '==', series).where('day', '==', day);
/** Tasks without a work and without a day, in order of creation. */
export const undatedTasks = (user: UserId) =>
  tasksOf(user)
    .where('workId', '==', '')
    .where('date', '==', '' as PlanDay)
    .orderBy('createdAt');

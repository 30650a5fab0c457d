import { addDays, firstPlanDay, type PlanDay, type Priority, type UserId } from '@dayloom/domain';
import { query } from '../query.ts';

/** All works, newest first; read in windows of `first`. */
export const worksOf = (user: UserId) => query('works').ownedBy(user).orderBy('createdAt', 'desc');
/** The same for one priority. */
export const worksOfPriority = (user: UserId, priority: Priority) =>
  worksOf(user).where('priority', '==', priority);
/** One work, or none where it is deleted or another user's. */
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
 * The works that a stretch of days beginning with `first` may hold, those included that begin after it: one index serves
 * one range, and most works that end later have begun. So a month long past reads all works since.
 */
export const worksEndingFrom = (user: UserId, first: PlanDay) =>
  query('works').ownedBy(user).where('endDate', '>=', first).orderBy('endDate');

/**
 * The works of a priority that end on a day or after it, and those of them that begin after one: of both counts, the
 * first less the other is how many touch the days between.
 */
export const worksOfPriorityEndingFrom = (user: UserId, priority: Priority, first: PlanDay) =>
  query('works').ownedBy(user).where('priority', '==', priority).where('endDate', '>=', first);
/** The other of the two. */
export const worksOfPriorityStartingAfter = (user: UserId, priority: Priority, last: PlanDay) =>
  query('works').ownedBy(user).where('priority', '==', priority).where('startDate', '>', last);

/** All tasks in no order: for counts. */
export const tasksOf = (user: UserId) => query('tasks').ownedBy(user);
/** All tasks, newest first: to be searched. */
export const tasksNewestFirst = (user: UserId) => tasksOf(user).orderBy('createdAt', 'desc');
/** The done ones among all tasks: for counts. */
export const doneTasksOf = (user: UserId) => tasksOf(user).where('completed', '==', true);
/** All tasks of a work, also those outside its days. */
export const tasksOfWork = (user: UserId, workId: string) => tasksOf(user).where('workId', '==', workId);
/** The done ones of a work: for its progress. */
export const doneTasksOfWork = (user: UserId, workId: string) =>
  tasksOfWork(user, workId).where('completed', '==', true);
/** The open ones of a work: for what is left of one that has ended. */
export const openTasksOfWork = (user: UserId, workId: string) =>
  tasksOfWork(user, workId).where('completed', '==', false);
/** The day tasks of one day of a work, in order of creation. */
export const tasksOfDay = (user: UserId, workId: string, day: PlanDay) =>
  tasksOfWork(user, workId).where('date', '==', day).orderBy('createdAt');
/** The done ones of one day of a work: for the day's progress. */
export const doneTasksOfDay = (user: UserId, workId: string, day: PlanDay) =>
  tasksOfWork(user, workId).where('date', '==', day).where('completed', '==', true);
/** Tasks of a work on days before `start` or after `end` are counted with these two. */
export const tasksBefore = (user: UserId, workId: string, day: PlanDay) =>
  tasksOfWork(user, workId).where('date', '<', day).orderBy('date');
/** The other of the two. */
export const tasksAfter = (user: UserId, workId: string, day: PlanDay) =>
  tasksOfWork(user, workId).where('date', '>', day).orderBy('date');

/** The tasks of a stretch of a work's days, both ends included: for the marks of its rail. */
export const tasksBetween = (user: UserId, workId: string, from: PlanDay, to: PlanDay) =>
  tasksOfWork(user, workId).where('date', '>=', from).where('date', '<=', to).orderBy('date');
/** All tasks of a work by day, each day's in order of creation; read in windows of `first`. */
export const tasksByDay = (user: UserId, workId: string) =>
  tasksOfWork(user, workId).orderBy('date').orderBy('createdAt');

/** The tasks of one day, of all works and of none, in order of creation. */
export const tasksOn = (user: UserId, day: PlanDay) =>
  tasksOf(user).where('date', '==', day).orderBy('createdAt');
/** Those of the days from `first` to `last`, both included, by day, each day's in order of creation. */
export const tasksOfDays = (user: UserId, first: PlanDay, last: PlanDay) =>
  tasksOf(user).where('date', '>=', first).where('date', '<=', last).orderBy('date').orderBy('createdAt');
/** The done ones of one day, of all works and of none: for counts. */
export const doneTasksOn = (user: UserId, day: PlanDay) => doneTasksOf(user).where('date', '==', day);
/** Open tasks of earlier days, newest day first. */
export const openTasksBefore = (user: UserId, day: PlanDay) =>
  tasksOf(user)
    .where('completed', '==', false)
    .where('date', '>=', firstPlanDay)
    .where('date', '<', day)
    .orderBy('date', 'desc');
/** Tasks that have neither a work nor a day, in order of creation. */
export const undatedTasks = (user: UserId) =>
  tasksOf(user)
    .where('workId', '==', '')
    .where('date', '==', '' as PlanDay)
    .orderBy('createdAt');

import type { Instant, TimerSession, UserId } from '@dayloom/domain';
import { query } from '../query.ts';

type Type = TimerSession['type'];

const sessionsOfType = (user: UserId, type: Type) =>
  query('timerHistory').ownedBy(user).where('type', '==', type);

/** The sessions of a task, unordered: for sums. */
export const sessionsOfTask = (user: UserId, type: Type, taskId: string) =>
  sessionsOfType(user, type).where('taskId', '==', taskId);
/** The sessions with a task, by task: to ask with `first(1)` whether there are any. */
export const sessionsWithTask = (user: UserId, type: Type) =>
  sessionsOfType(user, type).where('taskId', '>', '').orderBy('taskId').orderBy('createdAt');
/** The sessions that were for a work or its tasks, unordered: for sums. */
export const sessionsOfWork = (user: UserId, type: Type, workId: string) =>
  sessionsOfType(user, type).where('workId', '==', workId);
/** The focus sessions of a work that ended at or after `from` and before `to`: for sums. */
export const focusOfWorkBetween = (user: UserId, workId: string, from: Instant, to: Instant) =>
  sessionsOfWork(user, 'focus', workId).where('createdAt', '>=', from).where('createdAt', '<', to);

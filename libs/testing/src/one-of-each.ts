import type { CollectionName, UserId } from '@dayloom/domain';
import type { AnyRecord } from './answer-by-hand.ts';
import {
  aGoal,
  aMeditationSession,
  anActivity,
  aNote,
  aReminder,
  aSuggestion,
  aTask,
  aTimerSession,
  aUser,
  aUserToken,
  aWork,
  meditationStatsFor,
} from './records.ts';

/** Makes a fresh, valid record of each kind for one user; the task hangs on the work with this id. */
export const oneOfEach = (
  user: UserId,
  workId: string,
): Readonly<Record<CollectionName, () => AnyRecord>> => ({
  users: () => ({ ...aUser(user) }),
  userTokens: () => ({ ...aUserToken(user) }),
  works: () => ({ ...aWork(user) }),
  tasks: () => ({ ...aTask(user, { workId }) }),
  goals: () => ({ ...aGoal(user) }),
  reminders: () => ({ ...aReminder(user) }),
  schedules: () => ({ ...anActivity(user) }),
  notes: () => ({ ...aNote(user) }),
  timerHistory: () => ({ ...aTimerSession(user) }),
  suggestions: () => ({ ...aSuggestion(user) }),
  meditationSessions: () => ({ ...aMeditationSession(user) }),
  meditationStats: () => ({ ...meditationStatsFor(user) }),
});

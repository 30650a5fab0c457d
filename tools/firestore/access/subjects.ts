import { type CollectionName, type UserId } from '@dayloom/domain';
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
} from '@dayloom/testing';
import type { Fields } from './documents.ts';

/** A legal record of a kind; `change` is a patch that its kind takes, where it takes any. */
export interface Subject {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: Fields;
  readonly change?: Fields;
  /** The id of the work that must be stored beside it. */
  readonly workId?: string;
}

const subjectOf = (
  collection: CollectionName,
  { id, ...fields }: { readonly id: string },
  rest: Pick<Subject, 'change' | 'workId'> = {},
): Subject => ({ collection, id, fields, ...rest });

/** One record of each kind of one user, with an id that no other call gives. */
export function subjectsOf(uid: string): readonly Subject[] {
  const user = uid as UserId;
  const workId = `work-of-${uid}`;
  return [
    subjectOf('users', aUser(user), { change: { firstName: 'Eve' } }),
    subjectOf('userTokens', aUserToken(user), { change: { token: 'another' } }),
    subjectOf('works', aWork(user), { change: { duration: 8 } }),
    subjectOf('tasks', aTask(user, { workId }), { change: { completed: true }, workId }),
    subjectOf('goals', aGoal(user), { change: { completed: true } }),
    subjectOf('reminders', aReminder(user), { change: { completed: true } }),
    subjectOf('schedules', anActivity(user), { change: { title: 'Run' } }),
    subjectOf('notes', aNote(user), { change: { content: 'Another' } }),
    subjectOf('timerHistory', aTimerSession(user)),
    subjectOf('suggestions', aSuggestion(user)),
    subjectOf('meditationSessions', aMeditationSession(user)),
    subjectOf('meditationStats', meditationStatsFor(user), {
      change: { currentStreak: 2, totalSessions: 2, challengeProgress: 2 },
    }),
  ];
}

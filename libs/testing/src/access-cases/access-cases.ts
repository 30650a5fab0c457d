import { type CollectionName, works } from '@dayloom/domain';
import { restore } from '@dayloom/data';
import type { AnyRecord } from '../answer-by-hand.ts';
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
} from '../records.ts';
import type { AccessCase, Subject, Users } from './access-case.ts';
import { batchCases, counterCases, strangerCases, taskCases } from './batch-cases.ts';
import { changingCases } from './changing-cases.ts';
import { creatingCases } from './creating-cases.ts';

function subjectsFor(users: Users): Subject[] {
  const { user } = users;
  const work = aWork(user);
  const subject = (collection: CollectionName, fresh: () => AnyRecord): Subject => ({
    collection,
    users,
    fresh,
    beside: [],
  });
  return [
    subject('users', () => ({ ...aUser(user) })),
    subject('userTokens', () => ({ ...aUserToken(user) })),
    subject('works', () => ({ ...aWork(user) })),
    { ...subject('tasks', () => ({ ...aTask(user, { workId: work.id }) })), beside: [restore(works, work)] },
    subject('goals', () => ({ ...aGoal(user) })),
    subject('reminders', () => ({ ...aReminder(user) })),
    subject('schedules', () => ({ ...anActivity(user) })),
    subject('notes', () => ({ ...aNote(user) })),
    subject('timerHistory', () => ({ ...aTimerSession(user) })),
    subject('suggestions', () => ({ ...aSuggestion(user) })),
    subject('meditationSessions', () => ({ ...aMeditationSession(user) })),
    subject('meditationStats', () => ({ ...meditationStatsFor(user) })),
  ];
}

/** Legal and hostile commits over all kinds and fields; each hostile one is a single change away from a legal twin. */
export function accessCases(users: Users): readonly AccessCase[] {
  const subjects = subjectsFor(users);
  const keyed = subjects.filter(({ fresh }) => fresh().id === users.user);
  return [
    ...subjects.flatMap((subject) => [
      ...creatingCases(subject),
      ...changingCases(subject),
      ...batchCases(subject),
    ]),
    ...taskCases(users),
    ...counterCases(users),
    ...strangerCases(users, keyed),
  ];
}

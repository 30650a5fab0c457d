import { restore } from '@dayloom/data';
import { type CollectionName, works } from '@dayloom/domain';
import { oneOfEach } from '../one-of-each.ts';
import { aWork } from '../records.ts';
import type { AccessCase, Subject, Users } from './access-case.ts';
import { batchCases, counterCases, strangerCases, taskCases } from './batch-cases.ts';
import { changingCases } from './changing-cases.ts';
import { creatingCases } from './creating-cases.ts';

function subjectsFor(users: Users): Subject[] {
  const work = aWork(users.user);
  return Object.entries(oneOfEach(users.user, work.id)).map(([collection, fresh]) => ({
    collection: collection as CollectionName,
    users,
    fresh,
    beside: collection === 'tasks' ? [restore(works, work)] : [],
  }));
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

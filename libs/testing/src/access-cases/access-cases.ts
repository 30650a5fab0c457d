import { type CollectionName, collections, collectionOf } from '@dayloom/domain';
import { aRecordOf } from '../one-of-each.ts';
import { type AccessCase, creating, type Subject, type Users } from './access-case.ts';
import { batchCases, nowhereCases, strangerCases } from './batch-cases.ts';
import { changingCases } from './changing-cases.ts';
import { counterCases } from './counter-cases.ts';
import { creatingCases } from './creating-cases.ts';
import { dayCases } from './day-cases.ts';
import { filingCases } from './filing-cases.ts';
import { givenCases } from './given-cases.ts';
import { groupCases } from './group-cases.ts';
import { loweringCases } from './lowering-cases.ts';
import { parentCases } from './parent-cases.ts';
import { spanCases } from './span-cases.ts';
import { tombstoneCases } from './tombstone-cases.ts';

/** Every kind with a fresh record, and with a new parent if it needs one. */
const subjectsFor = (users: Users): Subject[] =>
  Object.values(collections).map((kind): Subject => {
    const parents = collectionOf(kind.name).parent?.collection as CollectionName | undefined;
    const parent = parents && aRecordOf(collectionOf(parents), users.user, 'none');
    return {
      kind,
      collection: kind.name,
      users,
      fresh: () => aRecordOf(kind, users.user, parent?.id ?? 'none'),
      required: parents && parent ? [creating(parents, parent)] : [],
    };
  });

/**
 * Legal and hostile commits over all kinds and fields. Each hostile one differs by a single change from a legal one.
 */
export const accessCases = (users: Users): readonly AccessCase[] => [
  ...subjectsFor(users).flatMap((subject) => [
    ...creatingCases(subject),
    ...changingCases(subject),
    ...batchCases(subject),
    ...tombstoneCases(subject),
    ...parentCases(subject),
    ...filingCases(subject),
    ...spanCases(subject),
    ...groupCases(subject),
    ...givenCases(subject),
    ...counterCases(subject),
    ...loweringCases(subject),
    ...strangerCases(subject),
    ...dayCases(subject),
  ]),
  ...nowhereCases(),
];

import { anId, aTask, aWork, meditationStatsFor } from '../records.ts';
import { type AccessCase, creating, patching, removing, type Subject, type Users } from './access-case.ts';

/** Removing, repeating, and one bad change in an otherwise good commit (AC2, AC9, AC10, AC11). */
export function batchCases({ collection, fresh, beside, users }: Subject): AccessCase[] {
  const record = fresh();
  const stored = [...beside, creating(collection, record)];
  const good = aWork(users.user);
  const foreign = aWork(users.other);
  const named = (what: string, legal: boolean, rest: Pick<AccessCase, 'stored' | 'changes'>): AccessCase => ({
    name: `${collection}: ${what}`,
    legal,
    ...rest,
  });
  return [
    named('remove', true, { stored, changes: [removing(collection, record.id)] }),
    named('remove what is not there', true, { stored: [], changes: [removing(collection, record.id)] }),
    named('remove and bring back', true, {
      stored,
      changes: [removing(collection, record.id), creating(collection, record)],
    }),
    named('create again', true, { stored, changes: [creating(collection, record)] }),
    named('create beside an own work', true, {
      stored: beside,
      changes: [creating('works', good), creating(collection, fresh())],
    }),
    named("create beside another user's work", false, {
      stored: beside,
      changes: [creating('works', foreign), creating(collection, fresh())],
    }),
    named('patch what is not there', false, {
      stored: beside,
      changes: [patching(collection, fresh().id, {})],
    }),
    named('create under an id that is none', false, {
      stored: beside,
      changes: [creating(collection, { ...fresh(), id: 'a/b' })],
    }),
  ];
}

/** Tasks hang on an existing own work (AC4, AC14). */
export function taskCases({ user, other }: Users): AccessCase[] {
  const [work, another] = [aWork(user), aWork(user)];
  const task = aTask(user, { workId: work.id });
  const foreignWork = aWork(other);
  const stored = [creating('works', work), creating('works', another), creating('tasks', task)];
  const one = (
    name: string,
    legal: boolean,
    changes: AccessCase['changes'],
    before: AccessCase['stored'] = stored,
  ): AccessCase => ({
    name: `tasks: ${name}`,
    legal,
    stored: before,
    changes,
  });
  const fresh = (workId: unknown) => creating('tasks', { ...aTask(user, { workId: work.id }), workId });
  return [
    one('create for an existing work', true, [fresh(work.id)]),
    one(
      'create for a work of the same commit',
      true,
      [fresh(foreignWork.id), creating('works', { ...foreignWork, userId: user })],
      [],
    ),
    one(
      'create before its work in the same commit',
      true,
      [creating('tasks', task), creating('works', work)],
      [],
    ),
    one('create for no work', false, [fresh('nothing')]),
    one("create for another user's work of the same commit", false, [
      creating('works', foreignWork),
      fresh(foreignWork.id),
    ]),
    one('create for a work that the same commit removes', false, [
      removing('works', work.id),
      fresh(work.id),
    ]),
    ...[null, 7, '', 'a/b', 'x'.repeat(129)].map((workId) =>
      one(`create with workId ${JSON.stringify(workId).slice(0, 12)}`, false, [fresh(workId)]),
    ),
    one('patch to another work', false, [patching('tasks', task.id, { workId: another.id })]),
    one('patch to the same work', true, [patching('tasks', task.id, { workId: work.id, completed: true })]),
    one('patch the work away', false, [patching('tasks', task.id, {}, ['workId'])]),
    one('remove together with the work', true, [removing('tasks', task.id), removing('works', work.id)]),
  ];
}

/** All three counters rise by one, and nothing else rises (AC11). */
export function counterCases({ user, other }: Users): AccessCase[] {
  const stored = [creating('meditationStats', { ...meditationStatsFor(user) })];
  const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
  const work = aWork(user);
  const one = (
    name: string,
    legal: boolean,
    step: Readonly<Record<string, number>>,
    id: string = user,
    before: AccessCase['stored'] = stored,
  ): AccessCase => ({
    name: `meditationStats: raise ${name}`,
    legal,
    stored: before,
    changes: [{ type: 'increment', collection: 'meditationStats', id, by: step }],
  });
  return [
    one('all by one', true, by),
    ...Object.keys(by).flatMap((field) => [
      ...[0, -1, 2, 0.5].map((step) => one(`${field} by ${step}`, false, { ...by, [field]: step })),
      one(`${field} alone`, false, { [field]: 1 }),
    ]),
    one('a fourth number', false, { ...by, level: 1 }),
    one('nothing', false, {}),
    one("another user's", false, by, other),
    one('what is not there', false, by, user, []),
    {
      name: 'works: raise the duration',
      legal: false,
      stored: [creating('works', work)],
      changes: [{ type: 'increment', collection: 'works', id: work.id, by: { duration: 1 } }],
    },
    {
      name: 'meditationStats: create under an id of its own',
      legal: false,
      stored: [],
      changes: [creating('meditationStats', { ...meditationStatsFor(user), id: anId('stats') })],
    },
  ];
}

/** Documents keyed by the user (AC8), and collections that do not exist (AC1). */
export function strangerCases({ other }: Users, keyed: readonly Subject[]): AccessCase[] {
  const one = (name: string, changes: AccessCase['changes']): AccessCase => ({
    name,
    legal: false,
    stored: [],
    changes,
  });
  return [
    ...keyed.flatMap(({ collection, fresh }) => [
      one(`${collection}: create for another user`, [creating(collection, { ...fresh(), id: other })]),
      one(`${collection}: patch for another user`, [patching(collection, other, {})]),
      one(`${collection}: remove for another user`, [removing(collection, other)]),
    ]),
    ...['secrets', 'dueNotifications', 'toString', '__proto__', ''].map((name) =>
      one(`'${name}': create in no collection`, [
        { ...removing('works', anId('x')), collection: name as 'works' },
      ]),
    ),
  ];
}

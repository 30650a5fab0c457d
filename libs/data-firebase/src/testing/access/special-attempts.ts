import type { UserId } from '@dayloom/domain';
import { aNote, aReceipt, aTask, aUser, aWork, meditationStatsFor, settingsFor } from '@dayloom/testing';
import { type Attempt, commit, type Write } from './attempt.ts';
import { attemptsOn } from './attempt-builder.ts';
import { type Documents, type Fields, lived, living, requestTime, withRaw } from './documents.ts';
import { loweredAttempts } from './lowered-attempts.ts';

const user = 'special' as UserId;
const hour = 3_600_000;
const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }): Fields => fields;

/** Attempts on requirements of single kinds that are not in their schemas. */
export const specialAttempts = (documents: Documents, now: number): readonly Attempt[] => [
  ...spanAttempts(documents),
  ...addressAttempts(documents),
  ...groupAttempts(documents),
  ...stepAttempts(documents),
  ...timelyAttempts(documents, now),
  ...emailAttempts(documents),
  ...counterAttempts(documents),
  ...loweredAttempts(documents, now),
];

/** Works that earlier versions stored with a longer span than permitted: they stay until the span is changed. */
function spanAttempts(documents: Documents): readonly Attempt[] {
  const long = { ...fieldsOf(aWork(user)), startDate: '2000-01-01', endDate: '2020-01-01', duration: 7_305 };
  const { allowed, denied } = attemptsOn('works', []);
  let made = 0;
  const patching = (fields: Fields) => {
    const path = `works/span-${++made}`;
    const write = documents.patch(path, { ...fields, changedAt: requestTime });
    return [commit([write], user), [documents.set(path, { ...long, ...lived })]] as const;
  };
  return [
    allowed('rename one that is too long', ...patching({ workTitle: 'Mend' })),
    allowed('shorten one that is too long', ...patching({ endDate: '2010-01-08', duration: 3_660 })),
    denied(
      'shorten one that is too long by too little',
      ...patching({ endDate: '2010-01-09', duration: 3_660 }),
    ),
    denied('leave one too long by its duration', ...patching({ endDate: '2010-01-08' })),
    denied('change the duration of one that is too long', ...patching({ duration: 3_660 })),
    denied('change the start of one that is too long', ...patching({ startDate: '2000-01-02' })),
  ];
}

/** Receipts that earlier versions imported with a foreign address: it stays until it is changed. */
function addressAttempts(documents: Documents): readonly Attempt[] {
  const foreign = { ...fieldsOf(aReceipt(user)), to: 'https://evil.test/login' };
  const { allowed, denied } = attemptsOn('receipts', []);
  let made = 0;
  const patching = (fields: Fields) => {
    const path = `receipts/address-${++made}`;
    const write = documents.patch(path, { ...fields, changedAt: requestTime });
    return [commit([write], user), [documents.set(path, { ...foreign, ...lived })]] as const;
  };
  return [
    allowed('read one with a foreign address', ...patching({ readAt: '2026-03-02T08:31:00.000Z' })),
    allowed('change a foreign address to an own one', ...patching({ to: '/reminders' })),
    denied('change a foreign address to another', ...patching({ to: '//evil.test' })),
  ];
}

/** Settings and tasks of which only a part of a group is stored: the rest can be changed, and the group completed. */
const groupAttempts = (documents: Documents): readonly Attempt[] => [
  ...halfSettings(documents),
  ...halfPairs(documents),
];

function halfPairs(documents: Documents): readonly Attempt[] {
  const { allowed, denied } = attemptsOn('tasks', []);
  let made = 0;
  const patching = (fields: Fields) => {
    const path = `tasks/pair-${++made}`;
    const write = documents.patch(path, { ...fields, changedAt: requestTime });
    const half = { ...fieldsOf(aTask(user)), repeat: 'series' };
    return [commit([write], user), [documents.set(path, { ...half, ...lived })]] as const;
  };
  return [
    allowed('rename one with half a pair', ...patching({ title: 'Mend' })),
    allowed('complete a pair', ...patching({ repeatDay: '2026-03-02' })),
    denied('change half a pair', ...patching({ repeat: 'another' })),
  ];
}

/** Tasks with steps and a note, which clients of earlier versions do not know. */
function stepAttempts(documents: Documents): readonly Attempt[] {
  const { allowed, denied } = attemptsOn('tasks', []);
  let made = 0;
  const patching = (fields: Fields, clear: readonly string[] = []) => {
    const path = `tasks/steps-${++made}`;
    const write = documents.patch(path, { ...fields, changedAt: requestTime }, clear);
    const stored = { ...fieldsOf(aTask(user)), note: 'The soft one', steps: 'a - Milk\nb x Bread' };
    return [commit([write], user), [documents.set(path, { ...stored, ...lived })]] as const;
  };
  return [
    allowed('tick one with steps and a note', ...patching({ completed: true })),
    allowed('tick a step', ...patching({ steps: 'a x Milk\nb x Bread' })),
    allowed('clear steps and note', ...patching({}, ['steps', 'note'])),
    denied('empty the steps', ...patching({ steps: '' })),
    denied('tick one and break its steps', ...patching({ completed: true, steps: 'a x Milk\nBread' })),
  ];
}

function halfSettings(documents: Documents): readonly Attempt[] {
  const { allowed, denied } = attemptsOn('settings', []);
  let made = 0;
  const patching = (fields: Fields, clear: readonly string[] = []) => {
    const uid = `group-${++made}`;
    const half = { ...fieldsOf(settingsFor(uid as UserId)), quietFrom: '22:00', areasOff: '' };
    const write = documents.patch(`settings/${uid}`, { ...fields, changedAt: requestTime }, clear);
    return [commit([write], uid), [documents.set(`settings/${uid}`, { ...half, ...lived })]] as const;
  };
  return [
    allowed('choose a density next to half a group', ...patching({ density: 'compact' })),
    allowed('complete a group', ...patching({ quietTo: '07:00' })),
    allowed('clear half a group', ...patching({}, ['areasOff'])),
    denied('change half a group', ...patching({ quietFrom: '21:00' })),
  ];
}

/** A patch may set a moment at most a day ahead; an unchanged moment may be any. */
function timelyAttempts(documents: Documents, now: number): readonly Attempt[] {
  const note = { ...fieldsOf(aNote(user)), updatedAt: '2990-01-01T00:00:00.000Z' };
  const { allowed, denied } = attemptsOn('notes', []);
  let made = 0;
  const patching = (fields: Fields, clear: readonly string[] = []) => {
    const path = `notes/timely-${++made}`;
    const write = documents.patch(path, { ...fields, changedAt: requestTime }, clear);
    return [commit([write], user), [documents.set(path, { ...note, ...lived })]] as const;
  };
  const inHours = (hours: number) => new Date(now + hours * hour).toISOString();
  return [
    allowed('patch one from the future', ...patching({ content: 'Rye' })),
    allowed('patch updatedAt to 23 hours from now', ...patching({ updatedAt: inHours(23) })),
    allowed('patch updatedAt from the future away', ...patching({}, ['updatedAt'])),
    denied('patch updatedAt to 25 hours from now', ...patching({ updatedAt: inHours(25) })),
    denied('patch updatedAt to a moment that is none', ...patching({ updatedAt: '2026-03-01' })),
  ];
}

/** A new profile must have the e-mail of its user's account. */
function emailAttempts(documents: Documents): readonly Attempt[] {
  const { allowed, denied } = attemptsOn('users', []);
  let made = 0;
  const signingUp = (email: string, ofAccount: string | null) => {
    const uid = `sign-up-${++made}`;
    const profile = { ...fieldsOf(aUser(uid as UserId)), email, ...living };
    return { ...commit([documents.create(`users/${uid}`, profile)], uid), email: ofAccount };
  };
  const long = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
  return [
    allowed('sign up with the own email', signingUp('ada@example.com', 'ada@example.com')),
    allowed('sign up with the own email in capitals', signingUp('ADA@example.com', 'ada@Example.com')),
    allowed('sign up without an email', signingUp('', null)),
    allowed('sign up with the longest email', signingUp(long(320), long(320))),
    denied('sign up with an email that is too long', signingUp(long(321), long(321))),
    denied("sign up with another's email", signingUp('bob@example.com', 'ada@example.com')),
    denied('sign up with no email where there is one', signingUp('', 'ada@example.com')),
    denied('sign up with an email where there is none', signingUp('ada@example.com', null)),
  ];
}

/** Counters near the largest number, and different ways to increment them. */
function counterAttempts(documents: Documents): readonly Attempt[] {
  const last = Number.MAX_SAFE_INTEGER;
  const each = ['currentStreak', 'totalSessions', 'challengeProgress'];
  const all = (count: number): Fields => Object.fromEntries(each.map((field) => [field, count]));
  const { allowed, denied } = attemptsOn('meditationStats', []);
  let made = 0;
  /** An attempt on the counters of a separate user. */
  const over = (before: Fields, write: (path: string) => Write, as?: string) => {
    const uid = `counter-${++made}`;
    const path = `meditationStats/${uid}`;
    const stats = { ...fieldsOf(meditationStatsFor(uid as UserId)), ...before, ...lived };
    return [commit([write(path)], as ?? uid), [documents.set(path, stats)]] as const;
  };
  const fresh = (uid: string) =>
    documents.create(`meditationStats/${uid}`, { userId: uid, ...all(1), ...living });
  const raising = (step: number) => (path: string) =>
    documents.raise(path, Object.fromEntries(each.map((field) => [field, step])));
  const patching = (fields: Fields) => (path: string) =>
    documents.patch(path, { ...fields, changedAt: requestTime });
  return [
    allowed('raise to the largest number', ...over(all(last - 1), raising(1))),
    denied('raise beyond the largest number', ...over(all(last), raising(1))),
    ...each.map((field) =>
      denied(`raise ${field} beyond the largest number`, ...over({ ...all(1), [field]: last }, raising(1))),
    ),
    allowed('raise counters that differ', ...over({ ...all(1), totalSessions: 7 }, raising(3))),
    denied("raise another user's stored ones", ...over(all(1), raising(1), 'stranger')),
    denied('raise and write a key more', ...over(all(1), patching({ ...all(2), role: 'admin' }))),
    denied('raise and change the owner', ...over(all(1), patching({ ...all(2), userId: 'stranger' }))),
    denied(
      'raise by a double',
      ...over(all(1), (path) => withRaw(patching(all(2))(path), 'currentStreak', { doubleValue: 2 })),
    ),
    denied('raise from halves', ...over(all(0.5), patching(all(2)))),
    denied(
      'create with a double next to whole numbers',
      commit([withRaw(fresh('double'), 'totalSessions', { doubleValue: 1 })], 'double'),
    ),
    allowed('create with whole numbers', commit([fresh('whole')], 'whole')),
    denied(
      'overwrite with fewer',
      ...over(all(7), (path) => documents.set(path, { userId: path.split('/')[1], ...all(2), ...living })),
    ),
  ];
}

import { limits, type UserId } from '@dayloom/domain';
import { aGoal, aMeditationSession, aNote, aTask, aWork, meditationStatsFor } from '@dayloom/testing';
import { type Attempt, commit, type Value, type Write } from './attempt.ts';
import { attemptsOn } from './attempt-builder.ts';
import type { Documents, Fields } from './documents.ts';

const user = 'valuer' as UserId;
const hour = 3_600_000;
const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }): Fields => fields;
const seeds = (length: number) => '🌱'.repeat(length / 2);

/** Everything that `String.prototype.trim` takes away. */
const whiteSpace = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => character.trim() === '',
);
const almostWhite = ['\u0000', '\u0085', '\u180E', '\u200B', '\u2060'];

/** The same write with one field as another kind of number or value than the SDK would send. */
const withRaw = (write: Write, field: string, value: Value): Write =>
  'update' in write
    ? { ...write, update: { ...write.update, fields: { ...write.update.fields, [field]: value } } }
    : write;

/** Values that the cases of the ports do not hold: at the edges of numbers, ids, texts and time (AC4, AC6, AC7). */
export function valueAttempts(documents: Documents, now: number): readonly Attempt[] {
  let made = 0;
  const placeIn = (collection: string) => `${collection}/value-${++made}`;
  const creating = (collection: string, fields: Fields, as: string = user, path = placeIn(collection)) =>
    commit([documents.create(path, fields)], as);

  const sessions = attemptsOn('meditationSessions', []);
  const session = fieldsOf(aMeditationSession(user));
  const raw = (value: Value) =>
    commit([withRaw(documents.create(placeIn('meditationSessions'), session), 'duration', value)], user);
  const numbers = [
    sessions.allowed('the largest whole number', raw({ integerValue: String(Number.MAX_SAFE_INTEGER) })),
    sessions.denied('one more than the largest whole number', raw({ integerValue: '9007199254740992' })),
    sessions.denied('a whole number as a double', raw({ doubleValue: 600 })),
    sessions.denied('not a number', raw({ doubleValue: 'NaN' })),
    sessions.denied('a moment as a timestamp', raw({ timestampValue: '2026-03-01T09:05:00Z' })),
  ];

  const works = attemptsOn('works', []);
  const work = fieldsOf(aWork(user));
  const ids = [
    ...['id-of_all-Kinds09', 'x'.repeat(128), '7'].map((id) =>
      works.allowed(
        `create under the id ${id.slice(0, 20)} (${id.length})`,
        creating('works', work, user, `works/${id}`),
      ),
    ),
    ...['x'.repeat(129), 'a b', 'ä', 'a.b', 'a:b', '🌱'].map((id) =>
      works.denied(
        `create under the id ${id.slice(0, 20)} (${id.length})`,
        creating('works', work, user, `works/${id}`),
      ),
    ),
  ];
  const moments = [
    ...[-10 * 365 * 24, 0, 23].map((hours) =>
      works.allowed(
        `created ${hours} hours from now`,
        creating('works', { ...work, createdAt: new Date(now + hours * hour).toISOString() }),
      ),
    ),
    ...[25, 24 * 400].map((hours) =>
      works.denied(
        `created ${hours} hours from now`,
        creating('works', { ...work, createdAt: new Date(now + hours * hour).toISOString() }),
      ),
    ),
  ];
  const days = [
    ...['1000-01-01', '9999-12-31', '2000-02-29', '2028-02-29', '2026-04-30'].map((startDate) =>
      works.allowed(`start ${startDate}`, creating('works', { ...work, startDate })),
    ),
    ...[
      '0999-12-31',
      '1900-02-29',
      '2026-00-10',
      '2026-13-01',
      '2026-04-31',
      '2026-01-00',
      ' 2026-01-01',
      '2026-01-01\n',
    ].map((startDate) =>
      works.denied(`start ${JSON.stringify(startDate)}`, creating('works', { ...work, startDate })),
    ),
  ];

  const notes = attemptsOn('notes', []);
  const note = fieldsOf(aNote(user));
  const blanks = whiteSpace.flatMap((character) => {
    const shown = `U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return [
      notes.denied(`title of ${shown} alone`, creating('notes', { ...note, title: character.repeat(3) })),
      notes.allowed(`title of ${shown} and a letter`, creating('notes', { ...note, title: `${character}a` })),
    ];
  });
  const visible = almostWhite.map((character) =>
    notes.allowed(
      `title of U+${character.charCodeAt(0).toString(16).padStart(4, '0')}, which no trim takes away`,
      creating('notes', { ...note, title: character }),
    ),
  );

  const largest = [
    works.allowed(
      'the largest there is',
      creating('works', {
        ...work,
        workTitle: seeds(limits.title),
        description: seeds(limits.description),
        duration: Number.MAX_SAFE_INTEGER,
      }),
    ),
    notes.allowed(
      'the largest there is',
      creating('notes', {
        ...note,
        title: seeds(limits.title),
        content: seeds(limits.noteContent),
        updatedAt: note['createdAt'],
      }),
    ),
    attemptsOn('goals', []).allowed(
      'the largest there is',
      creating('goals', {
        ...fieldsOf(aGoal(user)),
        title: seeds(limits.title),
        description: seeds(limits.description),
        deadline: '2026-12-31',
      }),
    ),
  ];
  return [
    ...numbers,
    ...ids,
    ...moments,
    ...days,
    ...blanks,
    ...visible,
    ...largest,
    ...taskAttempts(documents),
    ...counterAttempts(documents),
  ];
}

/** Whose work a task hangs on (AC14). */
function taskAttempts(documents: Documents): readonly Attempt[] {
  const own = fieldsOf(aWork(user));
  const foreign = fieldsOf(aWork('stranger' as UserId));
  const { allowed, denied } = attemptsOn('tasks', [
    documents.set('works/task-7', own),
    documents.set('works/8', own),
    documents.set('works/task-9', foreign),
    documents.set('works/task-7/works/below', own),
  ]);
  let made = 0;
  const creating = (workId: unknown) =>
    documents.create(`tasks/of-work-${++made}`, { ...fieldsOf(aTask(user, { workId: 'task-7' })), workId });
  const several = (count: number, workId: string) => Array.from({ length: count }, () => creating(workId));
  return [
    allowed('create for an own work', commit([creating('task-7')], user)),
    allowed("create for a work whose id is '8'", commit([creating('8')], user)),
    denied('create for the work 8 as a number', commit([creating(8)], user)),
    denied("create for another user's work", commit([creating('task-9')], user)),
    denied("create by another user for one's own work", commit([creating('task-7')], 'stranger')),
    denied('create for a work by its whole path', commit([creating('task-7/works/below')], user)),
    denied('create for a work by a step upwards', commit([creating('../works/task-7')], user)),
    allowed('create 400 for one work', commit(several(400, 'task-7'), user)),
    // Only a few: the emulator puts a reason per write into a header, and a long one breaks the connection.
    denied(
      "create 19 and one for another user's work",
      commit([...several(19, 'task-7'), creating('task-9')], user),
    ),
    allowed(
      'create 399 together with their work',
      commit([...several(399, 'task-new'), documents.create('works/task-new', own)], user),
    ),
  ];
}

/** The counters at the end of their numbers, and raised by more than one way (AC11). */
function counterAttempts(documents: Documents): readonly Attempt[] {
  const at = (uid: string, count: number) =>
    documents.set(`meditationStats/${uid}`, {
      ...fieldsOf(meditationStatsFor(uid as UserId)),
      currentStreak: count,
      totalSessions: count,
      challengeProgress: count,
    });
  const by = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
  const raised = { currentStreak: 2, totalSessions: 2, challengeProgress: 2 };
  const { allowed, denied } = attemptsOn('meditationStats', []);
  const last = Number.MAX_SAFE_INTEGER;
  const raising = (uid: string, as = uid) => commit([documents.raise(`meditationStats/${uid}`, by)], as);
  return [
    allowed('raise to the largest number', raising('counter-1'), [at('counter-1', last - 1)]),
    denied('raise beyond the largest number', raising('counter-2'), [at('counter-2', last)]),
    denied("raise another user's stored ones", raising('counter-3', 'stranger'), [at('counter-3', 1)]),
    denied(
      'raise and write a key more',
      commit([documents.patch('meditationStats/counter-5', { ...raised, role: 'admin' })], 'counter-5'),
      [at('counter-5', 1)],
    ),
    denied(
      'raise and change the owner',
      commit([documents.patch('meditationStats/counter-4', { ...raised, userId: 'stranger' })], 'counter-4'),
      [at('counter-4', 1)],
    ),
  ];
}

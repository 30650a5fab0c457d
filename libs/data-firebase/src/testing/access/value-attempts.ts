import {
  goals,
  limitOf,
  notes as noteKind,
  tasks as taskKind,
  type UserId,
  works as workKind,
} from '@dayloom/domain';
import { aGoal, aMeditationSession, aNote, aTask, aWork } from '@dayloom/testing';
import { type Attempt, commit, type Value } from './attempt.ts';
import { attemptsOn } from './attempt-builder.ts';
import { type Documents, type Fields, living, withRaw } from './documents.ts';

const user = 'valuer' as UserId;
const hour = 3_600_000;
const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }): Fields => fields;
const seeds = (length: number) => '🌱'.repeat(length / 2);

/** All characters that `String.prototype.trim` removes. */
const whiteSpace = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => character.trim() === '',
);
const almostWhite = ['\u0000', '\u0085', '\u180E', '\u200B', '\u2060'];

/** Edge cases of numbers, ids, texts and times that the cases of the ports do not include. */
export function valueAttempts(documents: Documents, now: number): readonly Attempt[] {
  let made = 0;
  const pathIn = (collection: string) => `${collection}/value-${++made}`;
  const creating = (collection: string, fields: Fields, as: string = user, path = pathIn(collection)) =>
    commit([documents.create(path, { ...fields, ...living })], as);

  const sessions = attemptsOn('meditationSessions', []);
  const session = fieldsOf(aMeditationSession(user));
  const raw = (value: Value) =>
    commit(
      [withRaw(documents.create(pathIn('meditationSessions'), { ...session, ...living }), 'duration', value)],
      user,
    );
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
      works.allowed(`start ${startDate}`, creating('works', { ...work, startDate, endDate: startDate })),
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
      works.denied(
        `start ${JSON.stringify(startDate)}`,
        creating('works', { ...work, startDate, endDate: '2028-01-01' }),
      ),
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
        workTitle: seeds(limitOf(noteKind, 'title')),
        description: seeds(limitOf(workKind, 'description')),
        duration: 3_660,
      }),
    ),
    notes.allowed(
      'the largest there is',
      creating('notes', {
        ...note,
        title: seeds(limitOf(noteKind, 'title')),
        content: seeds(limitOf(noteKind, 'content')),
        updatedAt: note['createdAt'],
      }),
    ),
    attemptsOn('tasks', []).allowed(
      'the largest there is',
      creating('tasks', {
        ...fieldsOf(aTask(user)),
        title: seeds(limitOf(taskKind, 'title')),
        note: seeds(limitOf(taskKind, 'note')),
        steps: `zZ09zZ09zZ09 x ${seeds(200)}\n`.repeat(55).trim(),
        ...{ repeat: 'series', repeatDay: '2026-03-02', completedAt: '2026-03-02T08:31:00.000Z' },
      }),
    ),
    attemptsOn('goals', []).allowed(
      'the largest there is',
      creating('goals', {
        ...fieldsOf(aGoal(user)),
        title: seeds(limitOf(noteKind, 'title')),
        description: seeds(limitOf(goals, 'description')),
        deadline: '2026-12-31',
      }),
    ),
  ];
  return [...numbers, ...ids, ...moments, ...days, ...blanks, ...visible, ...largest];
}

import type { UserId } from '@dayloom/domain';
import { aMeditationSession, aTimerSession } from '@dayloom/testing';
import { type Attempt, commit } from './attempt.ts';
import { attemptsOn } from './attempt-builder.ts';
import { type Documents, type Fields, lived, requestTime } from './documents.ts';

const user = 'special' as UserId;
const hour = 3_600_000;
const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }): Fields => fields;

/** The seconds of a session may be lowered by a device, and set by the user with the moment of the edit. */
export function loweredAttempts(documents: Documents, now: number): readonly Attempt[] {
  return [
    ...loweredAttemptsOn('timerHistory', fieldsOf(aTimerSession(user)), { documents, now }),
    ...loweredAttemptsOn('meditationSessions', fieldsOf(aMeditationSession(user)), { documents, now }),
    ...purposeAttempts(documents),
  ];
}

interface Surroundings {
  readonly documents: Documents;
  readonly now: number;
}

function loweredAttemptsOn(
  collection: 'timerHistory' | 'meditationSessions',
  fields: Fields,
  { documents, now }: Surroundings,
): readonly Attempt[] {
  const session = { ...fields, duration: 1_500 };
  const { allowed, denied } = attemptsOn(collection, []);
  let made = 0;
  const patchingAs = (as: string, written: Fields, before: Fields = {}, clear: readonly string[] = []) => {
    const path = `${collection}/lowered-${++made}`;
    const write = documents.patch(path, { ...written, changedAt: requestTime }, clear);
    return [commit([write], as), [documents.set(path, { ...session, ...before, ...lived })]] as const;
  };
  const patching = (written: Fields, before: Fields = {}, clear: readonly string[] = []) =>
    patchingAs(user, written, before, clear);
  const inHours = (hours: number) => ({ editedAt: new Date(now + hours * hour).toISOString() });
  const edited = { duration: 1_800, ...inHours(-2) };
  const moment = collection === 'timerHistory' ? 'createdAt' : 'date';
  const lowered = { duration: 1_200, loweredFrom: 1_500 };
  return [
    allowed('lower a session', ...patching(lowered)),
    allowed('lower a session again', ...patching({ duration: 900 }, lowered)),
    denied('lower a session, with another first value', ...patching({ duration: 1_200, loweredFrom: 1_499 })),
    denied('lower a session without its first value', ...patching({ duration: 1_200 })),
    denied(
      'lower a session again, with another first value',
      ...patching({ duration: 900, loweredFrom: 1_200 }, lowered),
    ),
    denied(
      'lower a session again, and clear its first value',
      ...patching({ duration: 900 }, lowered, ['loweredFrom']),
    ),
    denied('raise a session that was lowered', ...patching({ duration: 1_300 }, lowered)),
    denied('raise a session', ...patching({ duration: 1_600, loweredFrom: 1_500 })),
    denied('set the first value of a session only', ...patching({ loweredFrom: 1_500 })),
    denied('lower a session, and clear a key', ...patching(lowered, { role: 'admin' }, ['role'])),
    denied("lower another user's session", ...patchingAs('stranger', lowered)),
    allowed('raise a session by an edit', ...patching(edited)),
    allowed('raise a session that was lowered by an edit', ...patching(edited, lowered)),
    allowed('edit a session again', ...patching({ duration: 60, ...inHours(-1) }, edited)),
    denied("edit another user's session", ...patchingAs('stranger', edited)),
    denied(
      'edit a session with the moment of another edit',
      ...patching({ ...edited, duration: 60 }, edited),
    ),
    denied('raise an edited session', ...patching({ duration: 1_900 }, edited)),
    denied('lower an edited session', ...patching({ duration: 1_200, loweredFrom: 1_800 }, edited)),
    denied('edit a session in the future', ...patching({ ...edited, ...inHours(25) })),
    denied('edit a session at no moment', ...patching({ ...edited, editedAt: '2026-03-01' })),
    denied('edit a session to no time', ...patching({ ...edited, duration: 0 })),
    denied('clear the moment of an edit', ...patching({}, edited, ['editedAt'])),
    denied('set a session, and clear its edit', ...patching({ duration: 60 }, edited, ['editedAt'])),
    denied('move a session by an edit', ...patching({ ...edited, [moment]: inHours(-3).editedAt })),
    denied('change an unknown key by an edit', ...patching({ ...edited, role: 'admin' })),
  ];
}

/** What a session was for may be changed by its owner, and its type may not. */
function purposeAttempts(documents: Documents): readonly Attempt[] {
  const purpose = { taskId: 't1', workId: 'w1', about: 'Paint', workTitle: 'House', note: 'First coat' };
  const { allowed, denied } = attemptsOn('timerHistory', []);
  let made = 0;
  const patching = (fields: Fields, clear: readonly string[] = []) => {
    const path = `timerHistory/purpose-${++made}`;
    const write = documents.patch(path, { ...fields, changedAt: requestTime }, clear);
    const stored = { ...fieldsOf(aTimerSession(user)), ...purpose, note: 'Old' };
    return [commit([write], user), [documents.set(path, { ...stored, ...lived })]] as const;
  };
  return [
    allowed('change what a session was for', ...patching(purpose)),
    allowed('say that a session was for nothing', ...patching({}, Object.keys(purpose))),
    denied('change the type of a session', ...patching({ ...purpose, type: 'stopwatch' })),
    denied('give a session a task that is no id', ...patching({ ...purpose, taskId: 'a/b' })),
    denied('give a session a work that is a number', ...patching({ ...purpose, workId: 7 })),
    denied('give a session a blank title', ...patching({ ...purpose, about: ' ' })),
    denied('give a session a work without a title', ...patching({ ...purpose, workTitle: '' })),
    denied('give a session a note that is too long', ...patching({ note: 'n'.repeat(201) })),
  ];
}

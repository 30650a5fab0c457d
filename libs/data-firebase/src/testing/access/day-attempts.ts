import type { Attempt } from './attempt.ts';
import { commit } from './attempt.ts';
import { attemptsOn } from './attempt-builder.ts';
import { died, type Documents, lived, living } from './documents.ts';
import { subjectOf } from './subjects.ts';

const anotherDay = { day: '2026-04-02' };

/** Attempts on the ids of records of which a user has one for each day. */
export function dayAttempts(documents: Documents): readonly Attempt[] {
  const { allowed, denied } = attemptsOn('dayOrders', []);
  let made = 0;
  /** Writes a record over a stored one, each of a user that no other attempt uses. */
  const over = (stored: 'emptied' | 'misnamed', fields: Readonly<Record<string, unknown>>) => {
    const uid = `arranger-${++made}`;
    const { path, fields: own } = subjectOf('dayOrders', uid);
    const [place, before] =
      stored === 'emptied' ? [path, { userId: uid, ...died }] : [`dayOrders/${uid}`, { ...own, ...lived }];
    const write =
      stored === 'emptied'
        ? documents.set(place, { ...own, ...fields, ...living })
        : documents.patch(place, { ...fields, ...living });
    return [commit([write], uid), [documents.set(place, before)]] as const;
  };
  const foreign = subjectOf('dayOrders', 'arranged');
  return [
    allowed('create over what is emptied, for its day', ...over('emptied', {})),
    denied('create over what is emptied, for another day', ...over('emptied', anotherDay)),
    allowed('patch one of the console with another id', ...over('misnamed', { order: 'b a' })),
    denied(
      "create an own one with another user's id",
      commit(
        [documents.create(foreign.path, { ...foreign.fields, userId: 'arranger', ...living })],
        'arranger',
      ),
    ),
  ];
}

import { collectionNames } from '@dayloom/domain';
import { type Attempt, commit } from './attempt.ts';
import { attemptsOn, readsOf } from './attempt-builder.ts';
import { type Documents, lived, living } from './documents.ts';

/** Attempts on the list of known kinds, which everyone may read and no one may write. */
export function kindAttempts(documents: Documents): readonly Attempt[] {
  const { get, list } = readsOf(documents);
  const uid = 'asker';
  const note = { userId: uid, title: 'Rye', ...living };
  const { allowed, denied } = attemptsOn('recordKinds', [
    documents.set('recordKinds/habits', { userId: uid, ...lived }),
  ]);
  return [
    ...collectionNames.map((kind) => allowed(`ask for ${kind} signed out`, get(`recordKinds/${kind}`))),
    denied('ask for an unknown kind signed out', get('recordKinds/habits')),
    denied('ask for an unknown kind', get('recordKinds/habits', uid)),
    denied('ask for what is not there', get('recordKinds/toString')),
    denied('list the own', list('recordKinds', { filter: { field: 'userId', value: uid } }, uid)),
    denied('list signed out', list('recordKinds', {})),
    denied('create a known kind', commit([documents.create('recordKinds/notes', note)], uid)),
    denied('create signed out', commit([documents.create('recordKinds/notes', note)])),
    denied('patch', commit([documents.patch('recordKinds/habits', { title: 'Rye', ...living })], uid)),
    denied('remove', commit([documents.remove('recordKinds/habits')], uid)),
  ];
}

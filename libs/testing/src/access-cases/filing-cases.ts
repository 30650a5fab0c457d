import { type CollectionName, collectionOf } from '@dayloom/domain';
import { aRecordOf } from '../one-of-each.ts';
import {
  type AccessCase,
  casesOf,
  creating,
  patching,
  removing,
  type Subject,
  without,
} from './access-case.ts';

/** Records that may belong to none are given a parent once: an existing, own and living one. */
export function filingCases(subject: Subject): AccessCase[] {
  const { kind, collection, users } = subject;
  const { collection: name, field } = kind.parent ?? {};
  if (!name || !field || !kind.givenOnce.includes(field)) return [];
  const parents = name as CollectionName;
  const aParent = (user = users.user) => aRecordOf(collectionOf(parents), user, 'none');
  const [own, another, foreign] = [aParent(), aParent(), aParent(users.other)];
  const loose = without(aRecordOf(kind, users.user, own.id), field);
  const filed = (parentId: unknown) => patching(collection, loose.id, { [field]: parentId });
  const stored = [creating(parents, own), creating(parents, another), creating(collection, loose)];
  const named = casesOf(subject);
  const one = (
    what: string,
    legal: boolean,
    changes: AccessCase['changes'],
    before: AccessCase['stored'] = stored,
  ) => named(what, legal, { stored: before, changes });
  return [
    one('create below none', true, [creating(collection, loose)], []),
    one('patch below none', true, [patching(collection, loose.id, {})]),
    one('delete below none', true, [removing(collection, loose.id)]),
    one('file below an own one', true, [filed(own.id)]),
    one(
      'file below one of the same commit',
      true,
      [creating(parents, own), filed(own.id)],
      [creating(collection, loose)],
    ),
    one('file below nothing', false, [filed('nothing')]),
    one("file below another user's of the same commit", false, [
      creating(parents, foreign),
      filed(foreign.id),
    ]),
    one('file below a deleted one', false, [filed(own.id)], [...stored, removing(parents, own.id)]),
    one('file below one that the same commit removes', false, [removing(parents, own.id), filed(own.id)]),
    ...[null, 7, '', 'a/b'].map((parentId) =>
      one(`file below ${JSON.stringify(parentId)}`, false, [filed(parentId)]),
    ),
    one('file again', false, [filed(another.id)], [...stored, filed(own.id)]),
    one('take out again', false, [patching(collection, loose.id, {}, [field])], [...stored, filed(own.id)]),
  ];
}

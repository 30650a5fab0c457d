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

/** Records with an optional parent can be given one once: an existing, own and not deleted one. */
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
    one('create without a parent', true, [creating(collection, loose)], []),
    one('patch without a parent', true, [patching(collection, loose.id, {})]),
    one('delete without a parent', true, [removing(collection, loose.id)]),
    one('file below an own parent', true, [filed(own.id)]),
    one(
      'file below a parent of the same commit',
      true,
      [creating(parents, own), filed(own.id)],
      [creating(collection, loose)],
    ),
    one('file below a missing parent', false, [filed('nothing')]),
    one("file below another user's parent of the same commit", false, [
      creating(parents, foreign),
      filed(foreign.id),
    ]),
    one('file below a deleted parent', false, [filed(own.id)], [...stored, removing(parents, own.id)]),
    one('file below a parent that the same commit removes', false, [
      removing(parents, own.id),
      filed(own.id),
    ]),
    ...[null, 7, '', 'a/b'].map((parentId) =>
      one(`file below ${JSON.stringify(parentId)}`, false, [filed(parentId)]),
    ),
    one('file again', false, [filed(another.id)], [...stored, filed(own.id)]),
    one(
      'clear the parent of a filed record',
      false,
      [patching(collection, loose.id, {}, [field])],
      [...stored, filed(own.id)],
    ),
  ];
}

import { type CollectionName, collectionOf } from '@dayloom/domain';
import { aRecordOf } from '../one-of-each.ts';
import {
  type AccessCase,
  casesOf,
  creating,
  patching,
  removing,
  restoring,
  type Subject,
} from './access-case.ts';

/** Records with a parent require an existing, own and not deleted one. */
export function parentCases(subject: Subject): AccessCase[] {
  const { kind, collection, users } = subject;
  if (!kind.parent) return [];
  const { collection: name, field } = kind.parent;
  const parents = name as CollectionName;
  const aParent = (user = users.user) => aRecordOf(collectionOf(parents), user, 'none');
  const [own, another, foreign] = [aParent(), aParent(), aParent(users.other)];
  const below = (parentId: unknown) => ({ ...aRecordOf(kind, users.user, own.id), [field]: parentId });
  const record = below(own.id);
  const fresh = (parentId: unknown) => creating(collection, below(parentId));
  const stored = [creating(parents, own), creating(parents, another), creating(collection, record)];
  const orphaned = [...stored, removing(parents, own.id)];
  const named = casesOf(subject);
  const one = (
    what: string,
    legal: boolean,
    changes: AccessCase['changes'],
    before: AccessCase['stored'] = stored,
  ) => named(what, legal, { stored: before, changes });
  return [
    one('create below an existing parent', true, [fresh(own.id)]),
    one(
      'create below a parent of the same commit',
      true,
      [fresh(another.id), creating(parents, another)],
      [],
    ),
    one('create before its parent in the same commit', true, [fresh(own.id), creating(parents, own)], []),
    one('create below a missing parent', false, [fresh('nothing')]),
    one("create below another user's parent of the same commit", false, [
      creating(parents, foreign),
      fresh(foreign.id),
    ]),
    one('create below a parent that the same commit removes', false, [
      removing(parents, own.id),
      fresh(own.id),
    ]),
    one('create below a deleted parent', false, [fresh(own.id)], orphaned),
    one(
      'create below a parent that the same commit restores',
      true,
      [restoring(parents, own.id), fresh(own.id)],
      orphaned,
    ),
    one(
      'restore below a deleted parent',
      false,
      [restoring(collection, record.id)],
      [...stored, removing(collection, record.id), removing(parents, own.id)],
    ),
    one(
      'restore together with its parent',
      true,
      [restoring(parents, own.id), restoring(collection, record.id)],
      [...stored, removing(collection, record.id), removing(parents, own.id)],
    ),
    ...[null, 7, '', 'a/b', 'x'.repeat(129)].map((parentId) =>
      one(`create with ${field} ${JSON.stringify(parentId).slice(0, 12)}`, false, [fresh(parentId)]),
    ),
    one('patch to another parent', false, [patching(collection, record.id, { [field]: another.id })]),
    one('patch to the same parent', true, [patching(collection, record.id, { [field]: own.id })]),
    one('patch to clear the parent', false, [patching(collection, record.id, {}, [field])]),
    one('remove together with the parent', true, [
      removing(collection, record.id),
      removing(parents, own.id),
    ]),
  ];
}

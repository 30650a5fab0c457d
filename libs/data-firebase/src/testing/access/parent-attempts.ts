import { type Collection, type CollectionName, collections, type UserId } from '@dayloom/domain';
import { aRecordOf } from '@dayloom/testing';
import { type Attempt, commit, type Write } from './attempt.ts';
import { attemptsOn } from './attempt-builder.ts';
import { buried, died, type Documents, type Fields, lived, living, requestTime } from './documents.ts';

const user = 'parent' as UserId;
const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }): Fields => fields;
const revived: Fields = { ...living, expiresAt: undefined };

/** Attempts with parents: whose record the parent is, and whether it is living. */
export const parentAttempts = (documents: Documents): readonly Attempt[] =>
  Object.values<Collection>(collections).flatMap((kind) =>
    kind.parent ? attemptsOf(documents, kind, kind.parent) : [],
  );

function attemptsOf(
  documents: Documents,
  kind: Collection,
  parent: NonNullable<Collection['parent']>,
): readonly Attempt[] {
  const { create, set, patch } = documents;
  const parents = collections[parent.collection as CollectionName];
  const aParent = (owner: string = user) => fieldsOf(aRecordOf(parents, owner as UserId, 'none'));
  const at = (id: string) => `${parent.collection}/${id}`;
  const base: readonly Write[] = [
    set(at('p-7'), { ...aParent(), ...lived }),
    set(at('8'), { ...aParent(), ...lived }),
    set(at('p-9'), { ...aParent('stranger'), ...lived }),
    set(`${at('p-7')}/works/below`, { ...aParent(), ...lived }),
    set(at('p-old'), aParent()),
    set(at('p-dead'), { ...aParent(), ...died }),
  ];
  const { allowed, denied } = attemptsOn(kind.name, base);
  let made = 0;
  // Long attempts of all kinds share a project.
  const newParent = `p-new-of-${kind.name}`;
  const child = (parentId: unknown) => ({
    ...fieldsOf(aRecordOf(kind, user, 'p-7')),
    [parent.field]: parentId,
  });
  const creating = (parentId: unknown, metadata = living) =>
    create(`${kind.name}/of-parent-${++made}`, { ...child(parentId), ...metadata });
  const several = (count: number, parentId: string) =>
    Array.from({ length: count }, () => creating(parentId));
  /** An attempt on a stored child; each attempt has its own child. */
  const over = (
    parentId: string | undefined,
    metadata: Fields,
    write: (path: string) => readonly Write[],
    extra: readonly Write[] = [],
  ) => {
    const path = `${kind.name}/of-parent-${++made}`;
    return [
      commit(write(path), user),
      [...base, set(path, { ...child(parentId), ...metadata }), ...extra],
    ] as const;
  };
  const deletedWithParent = { ...died, deletedWith: 'p-7' };
  const comingBack = { ...revived, deletedWith: undefined };
  const alone = (id: string, metadata: Fields) => set(at(id), { ...aParent(), ...metadata });
  const change = (path: string, fields: Fields) => [patch(path, { ...fields, changedAt: requestTime })];
  /** A record without a parent may be given one once. */
  const filing = () => {
    const file = (parentId: unknown, metadata: Fields = lived) =>
      over(undefined, metadata, (path) => change(path, { [parent.field]: parentId }));
    return [
      allowed('create below none', commit([creating(undefined)], user)),
      allowed('file below an own one', ...file('p-7')),
      allowed('file below one from before the stamp', ...file('p-old')),
      denied("file below another user's", ...file('p-9')),
      denied('file below a deleted one', ...file('p-dead')),
      denied('file below nothing', ...file('p-none')),
      denied('file below one by its whole path', ...file('p-7/works/below')),
      denied('file below 8 as a number', ...file(8)),
      // Allowed like creating one there, because a deleted record is not below its parent.
      allowed('file a deleted one below a deleted one', ...file('p-dead', died)),
      denied("file a deleted one below another user's", ...file('p-9', died)),
      denied('file again', ...over('p-7', lived, (path) => change(path, { [parent.field]: '8' }))),
      denied('take out again', ...over('p-7', lived, (path) => change(path, { [parent.field]: undefined }))),
    ];
  };
  return [
    allowed('create below an own one', commit([creating('p-7')], user)),
    allowed("create below one whose id is '8'", commit([creating('8')], user)),
    allowed('create below one from before the stamp', commit([creating('p-old')], user)),
    denied('create below 8 as a number', commit([creating(8)], user)),
    denied("create below another user's", commit([creating('p-9')], user)),
    denied("create by another user below one's own", commit([creating('p-7')], 'stranger')),
    denied('create below one by its whole path', commit([creating('p-7/works/below')], user)),
    denied('create below one by a step upwards', commit([creating(`../${parent.collection}/p-7`)], user)),
    denied('create below a deleted one', commit([creating('p-dead')], user)),
    allowed('create as deleted below a deleted one', commit([creating('p-dead', buried)], user)),
    denied("create as deleted below another user's", commit([creating('p-9', buried)], user)),
    allowed(
      'create as deleted with its parent',
      commit([creating('p-dead', { ...buried, deletedWith: 'p-dead' })], user),
    ),
    denied(
      'create as deleted with another parent',
      commit([creating('p-dead', { ...buried, deletedWith: 'p-7' })], user),
    ),
    allowed('create 400 below one', commit(several(400, 'p-7'), user)),
    // Only a few: the emulator returns a reason per write in a header, and a long header breaks the connection.
    denied("create 19 and one below another user's", commit([...several(19, 'p-7'), creating('p-9')], user)),
    allowed(
      'create 399 together with their parent',
      commit([...several(399, newParent), create(at(newParent), { ...aParent(), ...living })], user),
    ),
    allowed('restore below an own one', ...over('p-7', died, (path) => change(path, revived))),
    denied('restore below a deleted one', ...over('p-dead', died, (path) => change(path, revived))),
    denied('restore below nothing', ...over('p-none', died, (path) => change(path, revived))),
    denied(
      'restore with its parent left behind',
      ...over('p-7', deletedWithParent, (path) => change(path, revived)),
    ),
    allowed(
      'restore what went with its parent',
      ...over('p-7', deletedWithParent, (path) => change(path, comingBack)),
    ),
    allowed(
      'restore together with its parent',
      ...over('p-1', died, (path) => [patch(at('p-1'), revived), ...change(path, revived)], [
        alone('p-1', died),
      ]),
    ),
    denied(
      'restore while its parent is deleted',
      ...over('p-2', died, (path) => [...change(path, revived), patch(at('p-2'), buried)], [
        alone('p-2', lived),
      ]),
    ),
    allowed(
      'delete together with its parent',
      ...over(
        'p-3',
        lived,
        (path) => [...change(path, { ...buried, deletedWith: 'p-3' }), patch(at('p-3'), buried)],
        [alone('p-3', lived)],
      ),
    ),
    allowed('delete one that belongs to nothing', ...over(undefined, lived, (path) => change(path, buried))),
    allowed('delete alone', ...over('p-7', lived, (path) => change(path, buried))),
    ...['p-8', '', 7, null].map((deletedWith) =>
      denied(
        `delete with ${JSON.stringify(deletedWith)}`,
        ...over('p-7', lived, (path) => change(path, { ...buried, deletedWith })),
      ),
    ),
    denied(
      'forget what it was deleted with',
      ...over('p-7', deletedWithParent, (path) => change(path, { deletedWith: undefined })),
    ),
    allowed(
      'patch below a deleted one',
      ...over('p-dead', lived, (path) => change(path, { deletedAt: null })),
    ),
    ...(kind.givenOnce.includes(parent.field) ? filing() : []),
    denied(
      'create again below a deleted one',
      ...over('p-dead', died, (path) => [set(path, { ...child('p-dead'), ...living })]),
    ),
    allowed(
      'create again below another one',
      ...over('p-dead', died, (path) => [set(path, { ...child('p-7'), ...living })]),
    ),
    denied(
      "create again below another user's",
      ...over('p-7', died, (path) => [set(path, { ...child('p-9'), ...living })]),
    ),
  ];
}

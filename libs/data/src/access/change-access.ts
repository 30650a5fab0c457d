import {
  type Collection,
  type CollectionName,
  collectionOf,
  type Instant,
  isCollectionName,
  type UserId,
  whyInvalid,
} from '@dayloom/domain';
import type { Change } from '../change.ts';
import type { StoreError } from '../store-error.ts';
import { afterChange, isLowering } from './after-change.ts';
import { whyAmountDenied, whyNewDenied, whyTooLate } from './new-record.ts';
import { isForeign } from './ownership.ts';
import { isCreated, isLiving, type RecordState, type StoredFields } from './record-state.ts';
import { denied, invalid, missing, parentDeleted } from './access-errors.ts';

/** Who makes a change, when, and what else the same commit writes. */
export interface Access {
  readonly user: UserId;
  /** The account's e-mail, which a new profile must carry. Not compared while unknown. */
  readonly email?: string;
  readonly now: Instant;
  /** A record as it is after the whole commit, or undefined if it does not exist then. */
  readonly after: (collection: CollectionName, id: string) => RecordState | undefined;
}

type ChangeOf<Type extends Change['type']> = Extract<Change, { type: Type }>;

const idPattern = /^[A-Za-z0-9_-]{1,128}$/;

/** The parent must be the user's own and living. A record without a parent id needs none. */
function whyParentDenied({ parent }: Collection, fields: StoredFields, { user, after }: Access) {
  if (!parent || fields[parent.field] === undefined) return undefined;
  const name = parent.collection as CollectionName;
  const found = after(name, String(fields[parent.field]));
  if (found?.fields['userId'] !== user) return denied(`${parent.field} names no record of this user`);
  return isLiving(found) ? undefined : parentDeleted(collectionOf(name));
}

const whyCreateDenied = (kind: Collection, id: string, fields: StoredFields, access: Access) =>
  whyNewDenied(kind, id, fields, access) ?? whyParentDenied(kind, fields, access);

/** Unknown fields that a later version has stored are ignored; the change itself may not add unknown fields. */
const knownOrChanged = (kind: Collection, fields: StoredFields, change: ChangeOf<'patch'>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([key]) => Object.hasOwn(kind.entries, key) || Object.hasOwn(change.fields, key),
    ),
  );

/** The fields that a stored record may not change. */
const keptFields = ({ owner, immutable, givenOnce }: Collection, fields: StoredFields) => [
  ...(owner === 'userId' ? ['userId'] : []),
  ...immutable,
  ...givenOnce.filter((field) => fields[field] !== undefined),
];

/** Whether a patch sets a number that devices only lower, without the moment of the user's edit, or removes that moment. */
function setsLowered(
  { lowered }: Collection,
  change: ChangeOf<'patch'>,
  [before, after]: readonly [StoredFields, StoredFields],
) {
  if (!lowered || isLowering({ lowered }, change)) return false;
  const isSet = [lowered.field, lowered.from].some((field) => after[field] !== before[field]);
  if (after[lowered.unless] === undefined) return isSet || before[lowered.unless] !== undefined;
  return isSet && !(lowered.unless in change.fields);
}

function whyPatchDenied(kind: Collection, change: ChangeOf<'patch'>, before: RecordState, access: Access) {
  const after = afterChange(change, before, access.now)?.fields ?? {};
  const moved = keptFields(kind, before.fields).find((field) => after[field] !== before.fields[field]);
  if (moved !== undefined) return denied(`${kind.name}: ${moved} never changes`);
  if (setsLowered(kind, change, [before.fields, after])) return denied(`${kind.name} takes no such patch`);
  const written = [...Object.keys(change.fields), ...change.clear];
  const reason = whyInvalid(kind, knownOrChanged(kind, after, change), written);
  if (reason !== undefined) return invalid(`${kind.name}: ${reason}`);
  const field = kind.parent?.field ?? '';
  const error = after[field] === before.fields[field] ? undefined : whyParentDenied(kind, after, access);
  return error ?? whyTooLate(kind, change.fields, access.now);
}

function whyIncrementDenied(
  kind: Collection,
  change: ChangeOf<'increment'>,
  before: RecordState | undefined,
  access: Access,
) {
  const { upTo = 1 } = change;
  const error =
    Number.isInteger(upTo) && upTo >= 1
      ? whyAmountDenied(kind, change.by)
      : denied(`${kind.name}: nothing rises up to ${upTo}`);
  if (error) return error;
  const { fields = {} } = afterChange(change, before, access.now) ?? {};
  if (!isLiving(before)) return whyCreateDenied(kind, change.id, fields, access);
  const reason = whyInvalid(kind, fields);
  return reason === undefined ? undefined : invalid(`${kind.name}: ${reason}`);
}

/** Even an invalid record can be deleted, restored and purged; a child restored under a living parent. */
function whyTombstoneDenied(
  kind: Collection,
  change: ChangeOf<'remove' | 'restore' | 'purge'>,
  before: RecordState | undefined,
  access: Access,
) {
  const parentId = change.type === 'remove' ? change.with : undefined;
  if (parentId !== undefined && before && parentId !== before.fields[kind.parent?.field ?? ''])
    return denied('It is deleted with its own parent only');
  if (change.type === 'purge' && isLiving(before)) return denied('Only a deleted record goes for good');
  if (change.type !== 'restore') return undefined;
  if (!before) return missing(kind.name, change.id);
  return isLiving(before) ? undefined : whyParentDenied(kind, before.fields, access);
}

/**
 * Why a change may not be written, or undefined if it may. `before` is the stored record.
 * Creating an own record that exists already is allowed: the change counts as applied.
 */
export function whyDenied(
  change: Change,
  before: RecordState | undefined,
  access: Access,
): StoreError | undefined {
  if (!isCollectionName(change.collection)) return denied(`No collection ${String(change.collection)}`);
  const kind = collectionOf(change.collection);
  if (!idPattern.test(change.id)) return invalid('Not an id');
  if (isForeign(kind, change.id, before?.fields, access.user))
    return denied('The record belongs to another user');
  switch (change.type) {
    case 'create':
      return isCreated(change, before) ? undefined : whyCreateDenied(kind, change.id, change.fields, access);
    case 'patch':
      if (kind.changes !== 'patch') return denied(`${kind.name} takes no such patch`);
      return before ? whyPatchDenied(kind, change, before, access) : missing(kind.name, change.id);
    case 'increment':
      if (kind.changes !== 'increment-all') return denied(`${kind.name} takes no ${change.type}`);
      return whyIncrementDenied(kind, change, before, access);
    case 'remove':
    case 'restore':
    case 'purge':
      return whyTombstoneDenied(kind, change, before, access);
  }
}

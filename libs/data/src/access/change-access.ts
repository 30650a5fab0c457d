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
import { afterChange, isLiving, type RecordState, type StoredFields } from './after-change.ts';
import { whyNewRefused, whyStepRefused, whyTooLate } from './new-record.ts';
import { isForeign } from './ownership.ts';
import { denied, invalid, missing, parentDeleted } from './refusals.ts';

/** Who changes something, when, and what else the same commit leaves behind. */
export interface Access {
  readonly user: UserId;
  /** The account's e-mail; a new profile carries it. Not compared where it is not known. */
  readonly email?: string;
  readonly now: Instant;
  /** A record as the whole commit leaves it, undefined where there is no trace of it. */
  readonly after: (collection: CollectionName, id: string) => RecordState | undefined;
}

type ChangeOf<Type extends Change['type']> = Extract<Change, { type: Type }>;

const idPattern = /^[A-Za-z0-9_-]{1,128}$/;

/** Whether what a record belongs to is there: the user's own, and living. One that names nothing belongs to nothing. */
function whyParentRefused({ parent }: Collection, fields: StoredFields, { user, after }: Access) {
  if (!parent || fields[parent.field] === undefined) return undefined;
  const name = parent.collection as CollectionName;
  const found = after(name, String(fields[parent.field]));
  if (found?.fields['userId'] !== user) return denied(`${parent.field} names no record of this user`);
  return isLiving(found) ? undefined : parentDeleted(collectionOf(name));
}

const whyCreateRefused = (kind: Collection, id: string, fields: StoredFields, access: Access) =>
  whyNewRefused(kind, id, fields, access) ?? whyParentRefused(kind, fields, access);

/** What a later version has stored beside the known fields is left alone; a change itself may bring nothing unknown. */
const knownOrChanged = (kind: Collection, fields: StoredFields, change: ChangeOf<'patch'>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([key]) => Object.hasOwn(kind.entries, key) || Object.hasOwn(change.fields, key),
    ),
  );

/** The fields of a stored record that keep their value. */
const keptFields = ({ owner, immutable, givenOnce }: Collection, fields: StoredFields) => [
  ...(owner === 'userId' ? ['userId'] : []),
  ...immutable,
  ...givenOnce.filter((field) => fields[field] !== undefined),
];

function whyPatchRefused(kind: Collection, change: ChangeOf<'patch'>, before: RecordState, access: Access) {
  const after = afterChange(change, before, access.now)?.fields ?? {};
  const moved = keptFields(kind, before.fields).find((field) => after[field] !== before.fields[field]);
  if (moved !== undefined) return denied(`${kind.name}: ${moved} never changes`);
  const reason = whyInvalid(kind, knownOrChanged(kind, after, change), Object.keys(change.fields));
  if (reason !== undefined) return invalid(`${kind.name}: ${reason}`);
  const field = kind.parent?.field ?? '';
  const refused = after[field] === before.fields[field] ? undefined : whyParentRefused(kind, after, access);
  return refused ?? whyTooLate(kind, change.fields, access.now);
}

function whyIncrementRefused(
  kind: Collection,
  change: ChangeOf<'increment'>,
  before: RecordState | undefined,
  access: Access,
) {
  const refused = whyStepRefused(kind, change.by);
  if (refused) return refused;
  const { fields = {} } = afterChange(change, before, access.now) ?? {};
  if (!isLiving(before)) return whyCreateRefused(kind, change.id, fields, access);
  const reason = whyInvalid(kind, fields);
  return reason === undefined ? undefined : invalid(`${kind.name}: ${reason}`);
}

/** Anything can be deleted, brought back and purged, whatever it holds; a child comes back to a living parent alone. */
function whyTombstoneRefused(
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
  return isLiving(before) ? undefined : whyParentRefused(kind, before.fields, access);
}

const allows = (kind: Collection, type: 'patch' | 'increment') =>
  kind.changes === (type === 'patch' ? 'patch' : 'increment-all');

/** A number of a record that is never changed otherwise goes down, once, and the record keeps what it was. */
function whyLoweringRefused({ name, lowered }: Collection, change: ChangeOf<'patch'>, before: StoredFields) {
  if (!lowered) return denied(`${name} takes no patch`);
  const { field, from } = lowered;
  const [value, was] = [change.fields[field], change.fields[from]];
  const namesBoth = Object.keys(change.fields).length === 2 && value !== undefined && was !== undefined;
  if (!namesBoth || change.clear.length > 0) return denied(`${name} takes no patch but a lower ${field}`);
  if (before[field] === value && before[from] === was) return undefined;
  const goesDown = before[from] === undefined && was === before[field] && Number(value) < Number(was);
  return goesDown ? undefined : denied(`${name}: ${field} goes down once`);
}

/**
 * Why a change may not be written, or undefined when it may (AC1 to AC14). `before` is the record that the change
 * meets. A create of an own record that is there already is not refused: it counts as done.
 */
export function whyRefused(
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
      return isLiving(before) ? undefined : whyCreateRefused(kind, change.id, change.fields, access);
    case 'patch':
      if (!allows(kind, change.type)) {
        const refused = whyLoweringRefused(kind, change, before?.fields ?? {});
        if (refused) return refused;
      }
      return before ? whyPatchRefused(kind, change, before, access) : missing(kind.name, change.id);
    case 'increment':
      if (!allows(kind, change.type)) return denied(`${kind.name} takes no ${change.type}`);
      return whyIncrementRefused(kind, change, before, access);
    case 'remove':
    case 'restore':
    case 'purge':
      return whyTombstoneRefused(kind, change, before, access);
  }
}

import {
  type Collection,
  type CollectionName,
  collectionOf,
  type Instant,
  instantOf,
  isCollectionName,
  type UserId,
  whyInvalid,
} from '@dayloom/domain';
import type { Change } from '../change.ts';
import type { StoreError } from '../store-error.ts';
import { afterChange, type StoredFields } from './after-change.ts';
import { isForeign } from './ownership.ts';
import { denied, invalid, missing } from './refusals.ts';

export interface Access {
  readonly user: UserId;
  readonly now: Instant;
  /** The fields of a record as the whole commit leaves it, undefined where there is none. */
  readonly after: (collection: CollectionName, id: string) => StoredFields | undefined;
}

type ChangeOf<Type extends Change['type']> = Extract<Change, { type: Type }>;

const idPattern = /^[A-Za-z0-9_-]{1,128}$/;
const dayInMilliseconds = 86_400_000;

/** Clocks differ: a record may be dated up to a day ahead. */
const isTooLate = (createdAt: unknown, now: Instant) =>
  typeof createdAt === 'string' && createdAt > instantOf(new Date(Date.parse(now) + dayInMilliseconds));

function whyCreateRefused(kind: Collection, change: ChangeOf<'create'>, { user, now, after }: Access) {
  const { fields } = change;
  const reason = whyInvalid(kind, { ...fields });
  if (reason !== undefined) return invalid(`${kind.name}: ${reason}`);
  if (isForeign(kind, change.id, fields, user)) return denied('A new record must carry its own user');
  if (isTooLate(fields['createdAt'], now)) return denied('createdAt lies in the future');
  if (kind.name === 'suggestions' && fields['status'] !== 'pending')
    return denied('A suggestion starts pending');
  if (kind.name === 'tasks' && after('works', String(fields['workId']))?.['userId'] !== user)
    return denied('workId names no work of this user');
  return undefined;
}

/** What a later version has stored beside the known fields is left alone; a change itself may bring nothing unknown. */
const knownOrChanged = (kind: Collection, fields: StoredFields, change: ChangeOf<'patch'>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([key]) => Object.hasOwn(kind.entries, key) || Object.hasOwn(change.fields, key),
    ),
  );

function whyPatchRefused(kind: Collection, change: ChangeOf<'patch'>, before: StoredFields) {
  const after = afterChange(change, before) ?? {};
  const kept = kind.owner === 'userId' ? ['userId', ...kind.immutable] : kind.immutable;
  const moved = kept.find((field) => after[field] !== before[field]);
  if (moved !== undefined) return denied(`${kind.name}: ${moved} never changes`);
  const reason = whyInvalid(kind, knownOrChanged(kind, after, change));
  return reason === undefined ? undefined : invalid(`${kind.name}: ${reason}`);
}

function whyIncrementRefused(kind: Collection, change: ChangeOf<'increment'>, before: StoredFields) {
  const counters = Object.keys(kind.entries).filter((field) => field !== 'userId');
  const named = Object.keys(change.by);
  const together = named.length === counters.length && counters.every((field) => change.by[field] === 1);
  if (!together) return denied(`${kind.name}: all counters rise by 1, together`);
  const reason = whyInvalid(kind, afterChange(change, before));
  return reason === undefined ? undefined : invalid(`${kind.name}: ${reason}`);
}

const allows = (kind: Collection, type: 'patch' | 'increment') =>
  kind.changes === (type === 'patch' ? 'patch' : 'increment-all');

/**
 * Why a change may not be written, or undefined when it may (AC1 to AC14). `before` holds the stored fields that the
 * change meets. A create of an own record that is there already is not refused: it counts as done.
 */
export function whyRefused(
  change: Change,
  before: StoredFields | undefined,
  access: Access,
): StoreError | undefined {
  if (!isCollectionName(change.collection)) return denied(`No collection ${String(change.collection)}`);
  const kind = collectionOf(change.collection);
  if (!idPattern.test(change.id)) return invalid('Not an id');
  if (isForeign(kind, change.id, before, access.user)) return denied('The record belongs to another user');
  if (change.type === 'remove') return undefined;
  if (change.type === 'create') return before ? undefined : whyCreateRefused(kind, change, access);
  if (!allows(kind, change.type)) return denied(`${kind.name} takes no ${change.type}`);
  if (!before) return missing(kind.name, change.id);
  return change.type === 'patch'
    ? whyPatchRefused(kind, change, before)
    : whyIncrementRefused(kind, change, before);
}

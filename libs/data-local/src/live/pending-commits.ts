import {
  afterChange,
  type Change,
  type DeletedRecord,
  isLiving,
  type Query,
  type RecordState,
  type StoredFields,
  type TotalQuery,
} from '@dayloom/data';
import { type CollectionName, collectionOf, type Instant, readRecord } from '@dayloom/domain';
import { compareKeys } from '../database/key-bounds.ts';
import { parentOf } from '../database/record-rows.ts';
import { keyOf } from '../database/rows.ts';
import { keyAt } from '../database/user-database.ts';
import type { StoredRecord } from '../queries/read-records.ts';

interface Effect {
  readonly collection: CollectionName;
  readonly id: string;
  readonly before: StoredRecord | undefined;
  /** Undefined if the record is deleted. */
  readonly after: StoredRecord | undefined;
}

/** A commit that is not durable yet. */
export interface PendingCommit {
  readonly effects: readonly Effect[];
  /** The deleted records that it restores or purges, by `keyAt`. */
  readonly undeleted: ReadonlyMap<string, 'restore' | 'purge'>;
  /** Whether its transaction exists: reads that start later include its writes. */
  hasBegun: boolean;
}

/** What is known of a record without a read of the database; `isDeleted` with its state before that. */
export interface KnownRecord {
  readonly record: StoredRecord;
  readonly isDeleted: boolean;
}

export const knownAfter = ({ before, after }: Effect): KnownRecord | undefined => {
  const record = after ?? before;
  return record && { record, isDeleted: !after };
};

const fieldsOf = ({ id: _id, ...fields }: StoredRecord): StoredFields => fields;
const comparisons = {
  '==': (order: number) => order === 0,
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
};

/** Whether a query matches a record; ignores the limit. */
function matches(query: Query<unknown>, record: StoredRecord): boolean {
  if (query.id !== undefined && query.id !== record.id) return false;
  const fields = fieldsOf(record);
  return query.filters.every(({ field, is, value }) =>
    comparisons[is](compareKeys(keyOf(fields[field]), keyOf(value))),
  );
}

/** The sort order of the database: ties by id, in the direction of the order. */
function orderOf({ orders, filters }: Query<unknown>) {
  const range = filters.find(({ is }) => is !== '==')?.field;
  const sortedBy = orders.length > 0 || range === undefined ? orders.map(({ field }) => field) : [range];
  const sign = orders[0]?.direction === 'desc' ? -1 : 1;
  return (a: StoredRecord, b: StoredRecord) => {
    const [one, other] = [fieldsOf(a), fieldsOf(b)];
    const differing = sortedBy
      .map((field) => compareKeys(keyOf(one[field]), keyOf(other[field])))
      .find((order) => order !== 0);
    return sign * (differing ?? compareKeys(a.id, b.id));
  };
}

function recordAfter(
  change: Change,
  before: StoredRecord | undefined,
  now: Instant,
): StoredRecord | undefined {
  if (change.type === 'create' && before) return before;
  const after = afterChange<RecordState>(change, before && { fields: fieldsOf(before) }, now);
  if (!after || !isLiving(after)) return undefined;
  const reading = readRecord(collectionOf(change.collection), change.id, after.fields);
  return reading.ok ? reading.record : undefined;
}

/**
 * The expected effects of a commit, as far as they are known without a read of the database. Changes of records that no
 * screen shows are left out; watches show them after the next read.
 */
export function predictEffects(
  changes: readonly Change[],
  now: Instant,
  before: ReadonlyMap<string, KnownRecord>,
): readonly Effect[] {
  const effects: Effect[] = [];
  const known = new Map(before);
  for (const change of changes) {
    const { collection, id, type } = change;
    const { record, isDeleted = false } = known.get(keyAt(change)) ?? {};
    const living = isDeleted ? undefined : record;
    if (type === 'purge' || (type === 'restore' && !isDeleted)) continue;
    if (!living && type !== 'create' && type !== 'restore') continue;
    const after = type === 'restore' ? record : recordAfter(change, living, now);
    const effect = { collection, id, before: living, after };
    effects.push(effect);
    const next = knownAfter(effect);
    if (next) known.set(keyAt(change), next);
  }
  return effects;
}

export const undeletedBy = (changes: readonly Change[]) =>
  new Map(
    changes.flatMap((change) =>
      change.type === 'restore' || change.type === 'purge' ? [[keyAt(change), change.type] as const] : [],
    ),
  );

/** The list of deleted records without those that a commit restores or purges, and without the children that follow. */
export function deletedWithPending(
  stored: readonly DeletedRecord[],
  commits: readonly PendingCommit[],
): readonly DeletedRecord[] {
  const undeleted = new Map(commits.flatMap((commit) => [...commit.undeleted]));
  if (undeleted.size === 0) return stored;
  return stored.filter((record) => {
    const parent = parentOf(record.collection, record.fields);
    const along = parent && undeleted.get(keyAt(parent));
    const follows = along === 'purge' || (along === 'restore' && record.deletedWith === parent?.id);
    return !follows && !undeleted.has(keyAt(record));
  });
}

const effectsOn = (collection: CollectionName, commits: readonly PendingCommit[]) =>
  commits.flatMap(({ effects }) => effects.filter((effect) => effect.collection === collection));

export function withPending(
  query: Query<unknown>,
  stored: readonly StoredRecord[],
  commits: readonly PendingCommit[],
): readonly StoredRecord[] {
  const effects = effectsOn(query.collection, commits);
  if (effects.length === 0) return stored;
  const records = new Map(stored.map((record) => [record.id, record]));
  for (const { id, after } of effects) {
    records.delete(id);
    if (after && matches(query, after)) records.set(id, after);
  }
  return [...records.values()].toSorted(orderOf(query)).slice(0, query.limit);
}

export function pendingDelta({ query, sumOf }: TotalQuery, commits: readonly PendingCommit[]): number {
  const weight = (record: StoredRecord | undefined) => {
    if (!record || !matches(query, record)) return 0;
    return sumOf === undefined ? 1 : Number(fieldsOf(record)[sumOf] ?? 0);
  };
  return effectsOn(query.collection, commits).reduce(
    (sum, { before, after }) => sum + weight(after) - weight(before),
    0,
  );
}

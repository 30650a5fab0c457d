import type { Change, StoredFields } from '@dayloom/data';
import { keyAt, type RecordRef } from '@dayloom/data-local';
import { type CollectionName, collectionOf, isCollectionName } from '@dayloom/domain';
import { hasHistory } from '@dayloom/domain/history';
import { idsInMark } from '../protocol/remote.ts';

/** Firestore allows 500 writes in a transaction; one of them is the mark. */
const maxWrites = 499;
/**
 * Limit for the JSON of the changes and of their history entries. Firestore allows 10 MiB in a request; a slow
 * connection must be able to send a part before the timeout.
 */
const maxBytes = 1_000_000;
/** A transaction may have to copy texts of 200 kB each that were changed elsewhere: 4 MB at worst. */
const maxCopies = 20;
/** The rules read the parent of each new child, and may read at most 20 documents in a transaction. */
const maxParents = 10;

const utf8 = new TextEncoder();

/** The parent of a record, if its kind has one that this version knows. */
export function parentIn(
  collection: CollectionName,
  fields: StoredFields | undefined,
): RecordRef | undefined {
  if (!isCollectionName(collection)) return undefined;
  const { parent } = collectionOf(collection);
  const id = parent && fields?.[parent.field];
  return parent && typeof id === 'string'
    ? { collection: parent.collection as CollectionName, id }
    : undefined;
}

/** The parent that must be living for the server to accept a change. */
export const parentNeeded = (change: Change, before: StoredFields | undefined): RecordRef | undefined => {
  if (change.type === 'create' || change.type === 'patch') return parentIn(change.collection, change.fields);
  return change.type === 'restore' ? parentIn(change.collection, before) : undefined;
};

/** A change with the fields of the record before it. */
export interface Measured {
  readonly change: Change;
  readonly before: StoredFields | undefined;
}

const maxIncrementOf = ({ collection }: Change) =>
  isCollectionName(collection) ? collectionOf(collection).maxIncrement : undefined;

const keepsHistory = ({ collection }: Change) => isCollectionName(collection) && hasHistory(collection);

/** The previous field values that the record's history stores for a change. */
function keptBefore({ change, before = {} }: Measured): StoredFields {
  if (!keepsHistory(change)) return {};
  if (change.type === 'create') return before;
  if (change.type !== 'patch') return {};
  const written = new Set([...Object.keys(change.fields), ...change.clear]);
  return Object.fromEntries(Object.entries(before).filter(([field]) => written.has(field)));
}

const bytesOf = (value: unknown) => utf8.encode(JSON.stringify(value)).length;

/** Texts that the change is based on. Each may need a copy in a note if it was changed elsewhere. */
const copiesOf = ({ change }: Measured) =>
  change.type === 'patch' ? Object.keys(change.base ?? {}).length : 0;

/** The most documents that a change writes: record and history entry, and both again for each copy. */
const writesOf = (step: Measured) => 1 + Number(keepsHistory(step.change)) + 2 * copiesOf(step);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Measures what fits into one transaction of the server. */
export class BatchLoad {
  #entries = 0;
  #writes = 0;
  #copies = 0;
  #bytes = 0;
  readonly #parents = new Set<string>();
  readonly #types = new Map<string, Set<Change['type']>>();
  /** By how much the counters of each record increase. */
  readonly #raised = new Map<string, number>();

  /** Adds these changes if they fit. The first ones are always added, since nothing smaller could be sent. */
  add(steps: readonly Measured[], isEntry: boolean): boolean {
    const bytes = sum(steps.map((step) => bytesOf(step.change) + bytesOf(keptBefore(step))));
    const writes = sum(steps.map(writesOf));
    const copies = sum(steps.map(copiesOf));
    const parents = steps.flatMap(({ change, before }) => parentNeeded(change, before) ?? []).map(keyAt);
    const isFirst = this.#writes === 0 && this.#entries === 0;
    const fits =
      this.#entries < idsInMark &&
      this.#writes + writes <= maxWrites &&
      this.#copies + copies <= maxCopies &&
      this.#bytes + bytes <= maxBytes &&
      new Set([...this.#parents, ...parents]).size <= maxParents &&
      !steps.some(({ change }) => this.#needsAnother(change));
    if (!fits && !isFirst) return false;
    this.#entries += Number(isEntry);
    this.#writes += writes;
    this.#copies += copies;
    this.#bytes += bytes;
    for (const parent of parents) this.#parents.add(parent);
    for (const { change } of steps) {
      const types = this.#types.get(keyAt(change)) ?? new Set();
      this.#types.set(keyAt(change), types.add(change.type));
      this.#raised.set(keyAt(change), this.#raisedWith(change));
    }
    return true;
  }

  /** All counters of a record increase by the same number. */
  #raisedWith(change: Change): number {
    const amount = change.type === 'increment' ? Math.max(0, ...Object.values(change.by)) : 0;
    return (this.#raised.get(keyAt(change)) ?? 0) + amount;
  }

  /** A transaction writes each document once, so a deletion and its replacement need two transactions. */
  #needsAnother(change: Change): boolean {
    const types = this.#types.get(keyAt(change));
    if (!types) return false;
    // The rules limit the increase of counters in one write.
    if (change.type === 'increment') return this.#raisedWith(change) > (maxIncrementOf(change) ?? Infinity);
    if (change.type === 'create' || change.type === 'purge') return true;
    return change.type === 'remove' && [...types].some((type) => type !== 'patch' && type !== 'remove');
  }
}

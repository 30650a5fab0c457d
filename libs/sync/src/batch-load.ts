import type { Change, StoredFields } from '@dayloom/data';
import { keyAt, type RecordRef } from '@dayloom/data-local';
import { type CollectionName, collectionOf, isCollectionName } from '@dayloom/domain';
import { hasHistory } from '@dayloom/domain/history';
import { idsInMark } from './remote.ts';

/** Firestore takes 500 writes in a transaction; the mark is one of them. */
const mostWrites = 499;
/**
 * Of the changes as JSON, and of what their histories keep. Firestore takes 10 MiB in a request; a slow line should get
 * a part through in time.
 */
const mostBytes = 1_000_000;
/** Texts written elsewhere, of 200 kB each, that a transaction may have to keep beside: 4 MB at worst. */
const mostCopies = 20;
/** The rules look at the parent of each new child, and read 20 documents at most for one transaction. */
const mostParents = 10;

const utf8 = new TextEncoder();

/** The parent that a record names, where its kind has one and is known here. */
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

/** The parent that must live for a change to be taken. */
export const parentNeeded = (change: Change, before: StoredFields | undefined): RecordRef | undefined => {
  if (change.type === 'create' || change.type === 'patch') return parentIn(change.collection, change.fields);
  return change.type === 'restore' ? parentIn(change.collection, before) : undefined;
};

/** A change with the fields that it met. */
export interface Measured {
  readonly change: Change;
  readonly before: StoredFields | undefined;
}

const mostRaisedIn = ({ collection }: Change) =>
  isCollectionName(collection) ? collectionOf(collection).mostRaised : undefined;

const keepsHistory = ({ collection }: Change) => isCollectionName(collection) && hasHistory(collection);

/** The fields as they were that the history of a record keeps with a change. */
function keptBefore({ change, before = {} }: Measured): StoredFields {
  if (!keepsHistory(change)) return {};
  if (change.type === 'create') return before;
  if (change.type !== 'patch') return {};
  const written = new Set([...Object.keys(change.fields), ...change.clear]);
  return Object.fromEntries(Object.entries(before).filter(([field]) => written.has(field)));
}

const bytesOf = (value: unknown) => utf8.encode(JSON.stringify(value)).length;

/** The texts that a change was made on: where another one stands by then, that is kept in a note. */
const copiesOf = ({ change }: Measured) =>
  change.type === 'patch' ? Object.keys(change.base ?? {}).length : 0;

/** The documents that a change writes at most: its record, the entry of its history, and both for each copy. */
const writesOf = (step: Measured) => 1 + Number(keepsHistory(step.change)) + 2 * copiesOf(step);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How much goes together in one transaction of the server. */
export class BatchLoad {
  #entries = 0;
  #writes = 0;
  #copies = 0;
  #bytes = 0;
  readonly #parents = new Set<string>();
  /** The types of the changes of each record. */
  readonly #types = new Map<string, Set<Change['type']>>();
  /** How far the counters of each record rise. */
  readonly #raised = new Map<string, number>();

  /** Adds these steps if they fit as well. The first ones always do: nothing smaller could be sent. */
  add(steps: readonly Measured[], isEntry: boolean): boolean {
    const bytes = sum(steps.map((step) => bytesOf(step.change) + bytesOf(keptBefore(step))));
    const writes = sum(steps.map(writesOf));
    const copies = sum(steps.map(copiesOf));
    const parents = steps.flatMap(({ change, before }) => parentNeeded(change, before) ?? []).map(keyAt);
    const isFirst = this.#writes === 0 && this.#entries === 0;
    const fits =
      this.#entries < idsInMark &&
      this.#writes + writes <= mostWrites &&
      this.#copies + copies <= mostCopies &&
      this.#bytes + bytes <= mostBytes &&
      new Set([...this.#parents, ...parents]).size <= mostParents &&
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

  /** All counters of a record rise by the same number. */
  #raisedWith(change: Change): number {
    const step = change.type === 'increment' ? Math.max(0, ...Object.values(change.by)) : 0;
    return (this.#raised.get(keyAt(change)) ?? 0) + step;
  }

  /** A transaction writes each document once: a deletion and what replaces it are two writes, and go apart. */
  #needsAnother(change: Change): boolean {
    const types = this.#types.get(keyAt(change));
    if (!types) return false;
    // The rules let counters rise by so much in one write.
    if (change.type === 'increment') return this.#raisedWith(change) > (mostRaisedIn(change) ?? Infinity);
    if (change.type === 'create' || change.type === 'purge') return true;
    return change.type === 'remove' && [...types].some((type) => type !== 'patch' && type !== 'remove');
  }
}

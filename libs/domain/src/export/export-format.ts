import type { Instant } from '../brands.ts';
import { type CollectionName, collectionNames, collectionOf } from '../records/index.ts';

/** What the first line of an exported file says it is. */
export const exportFormat = 'dayloom-export';
/** Raised when a file gets a form that this program could not read; a later one is refused. */
export const exportVersion = 1;
/** Bytes of a file that is read at all. Fifty thousand records take about twelve million. */
export const largestExport = 48_000_000;

/** A record as a file holds it: its id and its fields, without its owner, who is the file's. */
export interface ExportedRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A stored value that nobody can read, as it is: exported, never imported. */
export interface ExportedRemains {
  readonly collection: CollectionName;
  readonly id: string;
  readonly reason: string;
  readonly stored: unknown;
}

/** A file that was read; its records are of the right outer form, and no more is known of them. */
export interface ExportFile {
  readonly exportedAt: Instant;
  /** Whose records they were. */
  readonly user: string;
  readonly records: ReadonlyMap<CollectionName, readonly ExportedRecord[]>;
  /** How many records nobody could read when it was written. */
  readonly setAside: number;
}

const depthOf = (name: CollectionName): number => {
  const { parent } = collectionOf(name);
  return parent ? 1 + depthOf(parent.collection as CollectionName) : 0;
};

/** The kinds that a person takes along, parents before what belongs to them. */
export const exportedKinds: readonly CollectionName[] = collectionNames
  .filter((name) => collectionOf(name).exported)
  .toSorted((a, b) => depthOf(a) - depthOf(b));

import type { Instant } from '../brands.ts';
import { type CollectionName, collectionNames, collectionOf } from '../records/index.ts';

/** The format name in the first line of an exported file. */
export const exportFormat = 'dayloom-export';
/** Raise it when the file format changes so that this version cannot read it. Later versions are rejected. */
export const exportVersion = 1;
/** The maximum size of an imported file in bytes. Fifty thousand records take about twelve million. */
export const largestExport = 48_000_000;

/** A record in a file: its id and its fields without the owner, which the file states once. */
export interface ExportedRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A stored value that could not be read: exported, never imported. */
export interface ExportedRemains {
  readonly collection: CollectionName;
  readonly id: string;
  readonly reason: string;
  readonly stored: unknown;
}

/** A parsed file. Only the outer structure of its records has been checked. */
export interface ExportFile {
  readonly exportedAt: Instant;
  readonly user: string;
  readonly records: ReadonlyMap<CollectionName, readonly ExportedRecord[]>;
  /** The number of records that were unreadable at the time of the export. */
  readonly setAside: number;
}

const depthOf = (name: CollectionName): number => {
  const { parent } = collectionOf(name);
  return parent ? 1 + depthOf(parent.collection as CollectionName) : 0;
};

/** The exported kinds, parents before their children. */
export const exportedKinds: readonly CollectionName[] = collectionNames
  .filter((name) => collectionOf(name).exported)
  .toSorted((a, b) => depthOf(a) - depthOf(b));

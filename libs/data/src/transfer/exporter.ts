import { collectionOf, type CollectionName, type Instant, type UserId } from '@dayloom/domain';
import { type ExportedRemains, ExportText } from '@dayloom/domain/export';
import type { SnapshotPage, StoredRecord } from '../store.ts';
import { whyNotImportable } from './plan-import.ts';

interface ExporterOptions {
  readonly user: UserId;
  readonly email: string;
  readonly now: Instant;
}

/**
 * Writes an export file from the pages of a snapshot. Records that could not be imported again are set aside in the
 * file unchanged: unreadable ones, old ones that exceed a current limit, and their children. So every export can be
 * imported.
 */
export class Exporter {
  readonly #options: ExporterOptions;
  readonly #text: ExportText;
  readonly #setAside: ExportedRemains[] = [];
  /** The keys of `#setAside`, as `collection/id`. */
  readonly #missing = new Set<string>();

  constructor(options: ExporterOptions) {
    this.#options = options;
    this.#text = new ExportText(options.user, options.now);
  }

  /** Pages of parents must precede those of their children. */
  add({ collection, records, broken }: SnapshotPage) {
    for (const { id, reason, stored } of broken) this.#leave({ collection, id, reason, stored });
    const taken = records.filter((record) => {
      const reason = this.#whyLeft(collection, record);
      if (reason !== undefined) this.#leave({ collection, id: record.id, reason, stored: record.fields });
      return reason === undefined;
    });
    this.#text.add({ collection, records: taken });
  }

  /** How many records are set aside so far. */
  get setAside() {
    return this.#setAside.length;
  }

  finish = () => this.#text.finish(this.#setAside);

  #leave(remains: ExportedRemains) {
    this.#missing.add(`${remains.collection}/${remains.id}`);
    this.#setAside.push(remains);
  }

  #whyLeft(collection: CollectionName, { id, fields }: StoredRecord): string | undefined {
    const { parent } = collectionOf(collection);
    if (parent && this.#missing.has(`${parent.collection}/${String(fields[parent.field])}`))
      return `${parent.field}: that record is set aside`;
    return whyNotImportable(collection, id, fields, this.#options);
  }
}

import type { Instant, UserId } from '../brands.ts';
import type { CollectionName } from '../records/index.ts';
import { exportFormat, type ExportedRemains, exportVersion } from './export-format.ts';

/** Records of one kind, in the order of the file. */
export interface ExportPage {
  readonly collection: CollectionName;
  readonly records: readonly { readonly id: string; readonly fields: Readonly<Record<string, unknown>> }[];
}

const withoutOwner = ({ userId: _owner, ...fields }: Readonly<Record<string, unknown>>) => fields;

/** Writes a file in pieces. All pages of a kind must be added one after the other. */
export class ExportText {
  readonly #parts: string[];
  #collection: CollectionName | undefined;
  #isFirst = true;

  constructor(user: UserId, exportedAt: Instant) {
    const head = JSON.stringify({ format: exportFormat, version: exportVersion, exportedAt, user });
    this.#parts = [`${head.slice(0, -1)},\n"records":{`];
  }

  add({ collection, records }: ExportPage) {
    if (records.length === 0) return;
    if (collection !== this.#collection) {
      this.#parts.push(this.#collection === undefined ? '' : '\n],', `\n${JSON.stringify(collection)}:[`);
      this.#collection = collection;
      this.#isFirst = true;
    }
    for (const { id, fields } of records) {
      this.#parts.push(this.#isFirst ? '\n' : ',\n', JSON.stringify({ id, ...withoutOwner(fields) }));
      this.#isFirst = false;
    }
  }

  /** Returns the whole text. @param setAside values that could not be read or could not be written */
  finish(setAside: readonly ExportedRemains[]): string {
    const end = this.#collection === undefined ? '' : '\n]';
    return [...this.#parts, `${end}},\n"setAside":${JSON.stringify(setAside)}}\n`].join('');
  }
}

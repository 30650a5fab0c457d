import type { BrokenRecord, Query } from '@dayloom/data';
import { type CollectionName, collectionOf, readRecord } from '@dayloom/domain';
import { isFields, type Row } from '../database/rows.ts';
import type { UserTransaction } from '../database/stores.ts';
import { planQuery } from './plan-query.ts';
import { readRows } from './read-rows.ts';

export interface StoredRecord {
  readonly id: string;
}

/** Parsed records with their stored fields, by id: while the fields are unchanged, the record stays the same object. */
export type Known = ReadonlyMap<string, { readonly fields: unknown; readonly record: StoredRecord }>;

export interface ReadAnswer {
  readonly records: readonly StoredRecord[];
  readonly broken: readonly BrokenRecord[];
  readonly known: Known;
}

function sameFields(a: unknown, b: unknown): boolean {
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}

/** Parses rows. Those that do not match their schema are returned as broken, with the reason. */
export function answerOf(collection: CollectionName, rows: readonly Row[], before: Known): ReadAnswer {
  const kind = collectionOf(collection);
  const known = new Map<string, { fields: unknown; record: StoredRecord }>();
  const broken: BrokenRecord[] = [];
  for (const { id, fields } of rows) {
    const old = before.get(id);
    if (old && sameFields(old.fields, fields)) {
      known.set(id, old);
      continue;
    }
    const reading = readRecord(kind, id, fields);
    if (reading.ok) known.set(id, { fields, record: reading.record });
    else broken.push({ collection, id, reason: reading.reason, stored: fields });
  }
  return { records: [...known.values()].map(({ record }) => record), broken, known };
}

/** Answers a query. If records are broken, reads further ones up to the limit. */
export async function readRecords(
  transaction: UserTransaction,
  query: Query<unknown>,
  before: Known,
): Promise<ReadAnswer> {
  const plan = planQuery(query);
  let wanted = query.limit;
  for (;;) {
    const rows = await readRows(transaction, query.collection, plan, wanted);
    const answer = answerOf(query.collection, rows, before);
    const lacking = (query.limit ?? 0) - answer.records.length;
    if (wanted === undefined || rows.length < wanted || lacking <= 0) return answer;
    wanted += lacking;
  }
}

const sameRecord = (a: StoredRecord, b: StoredRecord) => sameFields(a, b);

/** Replaces records that equal one of `before` with that object, so that unchanged records keep their identity. */
export function reusing(
  before: readonly StoredRecord[],
  records: readonly StoredRecord[],
): readonly StoredRecord[] {
  const old = new Map(before.map((record) => [record.id, record]));
  return records.map((record) => {
    const same = old.get(record.id);
    return same && sameRecord(same, record) ? same : record;
  });
}

import { indexes } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';

export type Key = string | number;

/** What a database holds per record: its fields as they are, and beside them the keys its indexes sort by. */
export interface Row {
  readonly id: string;
  readonly fields: unknown;
  readonly keys: Readonly<Record<string, Key>>;
}

/**
 * IndexedDB cannot sort booleans, and leaves a record without a key out of an index. So booleans become 0 and 1, and
 * whatever else is no key becomes '': broken records still turn up in lists, where they are set aside (OF9).
 */
export function keyOf(value: unknown): Key {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value)) ? value : '';
}

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The row that stores these fields. */
export function rowOf(collection: CollectionName, id: string, fields: unknown): Row {
  const values = isFields(fields) ? fields : {};
  const indexed = new Set(indexes[collection].flat());
  return { id, fields, keys: Object.fromEntries([...indexed].map((field) => [field, keyOf(values[field])])) };
}

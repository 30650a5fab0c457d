import type { Comparison, Query, Scalar, StoredFields } from '@dayloom/data';
import { collectionOf } from '@dayloom/domain';

const comparisons: Readonly<Record<Comparison, (a: Scalar, b: Scalar) => boolean>> = {
  '==': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Whether a record with these fields is in the answer to a query, its limit aside. */
export function matches(query: Query<unknown>, id: string, fields: StoredFields | undefined): boolean {
  if (!fields) return false;
  if (query.id !== undefined && query.id !== id) return false;
  if (collectionOf(query.collection).owner === 'userId' && fields['userId'] !== query.owner) return false;
  return query.filters.every(({ field, is, value }) => {
    const own = fields[field];
    return isScalar(own) && typeof own === typeof value && comparisons[is](own, value);
  });
}

import type { Filter, Query, Scalar } from '@dayloom/data';

export type AnyRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** A missing field counts as ''. */
const compare = (a: unknown = '', b: unknown = ''): number =>
  (a as Scalar) < (b as Scalar) ? -1 : Number((a as Scalar) > (b as Scalar));

const fits = (record: AnyRecord, { field, is, value }: Filter) => {
  const order = compare(record[field], value);
  const answers = { '==': order === 0, '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 };
  return answers[is];
};

/**
 * The expected result of a query, calculated over plain values: filter, sort, limit. Equal records are ordered by the
 * field of a range that no order contains (Firestore appends it), then by id.
 */
export function answerByHand(query: Query<unknown>, records: readonly AnyRecord[]): readonly AnyRecord[] {
  if (query.id !== undefined) return records.filter((record) => record.id === query.id);
  const ranges = query.filters.filter(({ is }) => is !== '==');
  const sortedBy = [...query.orders, ...ranges].map(({ field }) => field);
  const sign = query.orders[0]?.direction === 'desc' ? -1 : 1;
  return records
    .filter((record) => query.filters.every((filter) => fits(record, filter)))
    .toSorted((a, b) => {
      const differing = sortedBy.find((field) => compare(a[field], b[field]) !== 0) ?? 'id';
      return sign * compare(a[differing], b[differing]);
    })
    .slice(0, query.limit);
}

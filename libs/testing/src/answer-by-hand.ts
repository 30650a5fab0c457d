import type { Filter, Query, Scalar } from '@dayloom/data';

export type AnyRecord = Readonly<Record<string, unknown>> & { readonly id: string };

const compare = (a: unknown, b: unknown): number =>
  (a as Scalar) < (b as Scalar) ? -1 : Number((a as Scalar) > (b as Scalar));

const fits = (record: AnyRecord, { field, is, value }: Filter) => {
  const order = compare(record[field], value);
  const answers = { '==': order === 0, '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 };
  return answers[is];
};

/** What a query must answer, worked out the slow way over plain values: filter, sort with ties by id, cut. */
export function answerByHand(query: Query<unknown>, records: readonly AnyRecord[]): readonly AnyRecord[] {
  if (query.id !== undefined) return records.filter((record) => record.id === query.id);
  const range = query.filters.find(({ is }) => is !== '==');
  const orders =
    query.orders.length > 0 || !range ? query.orders : [{ field: range.field, direction: 'asc' }];
  const sign = orders[0]?.direction === 'desc' ? -1 : 1;
  return records
    .filter((record) => query.filters.every((filter) => fits(record, filter)))
    .toSorted((a, b) => {
      const differing = orders.find(({ field }) => compare(a[field], b[field]) !== 0)?.field ?? 'id';
      return sign * compare(a[differing], b[differing]);
    })
    .slice(0, query.limit);
}

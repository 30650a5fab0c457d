import type { DeletedRecord } from '@dayloom/data';
import { type CollectionName, collectionOf, type PlanDay, planDayOf } from '@dayloom/domain';
import { recordTitle, trashKinds } from '@dayloom/domain/trash';

/** The result of one deletion: a record, and its children that were deleted with it. */
export interface TrashItem {
  /** Collection and id; unique. */
  readonly key: string;
  readonly record: DeletedRecord;
  readonly title: string;
  readonly children: readonly DeletedRecord[];
}

export type TrashLine =
  | { readonly kind: 'day'; readonly key: string; readonly day: PlanDay }
  | ({ readonly kind: 'item' } & TrashItem);

export const recordKey = ({ collection, id }: Pick<DeletedRecord, 'collection' | 'id'>) =>
  `${collection}/${id}`;

export const titleOf = ({ collection, fields }: DeletedRecord) =>
  recordTitle(collectionOf(collection), fields);

/** The key of the parent of a record; undefined if it has none. */
export function parentKeyOf({ collection, fields }: DeletedRecord): string | undefined {
  const { parent } = collectionOf(collection);
  const id = parent && fields[parent.field];
  return parent && typeof id === 'string' ? `${parent.collection}/${id}` : undefined;
}

function grouped<T, K>(list: readonly T[], keyOfOne: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const key = keyOfOne(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

const seriesOf = ({ collection, fields }: DeletedRecord) =>
  collection === 'repeats' ? fields['series'] : undefined;

/** A later change of a series: it goes and comes with the series, and was not deleted by a person on its own. */
function isSegment(record: DeletedRecord): boolean {
  const series = seriesOf(record);
  return series !== undefined && series !== record.id;
}

/** The later changes of deleted series. */
export const segmentsOf = (series: readonly DeletedRecord[], deleted: readonly DeletedRecord[]) =>
  deleted.filter((one) => isSegment(one) && series.some(({ id }) => id === seriesOf(one)));

/** The items of the trash, newest first; a child is part of its parent's item if they were deleted together. */
export function trashItems(deleted: readonly DeletedRecord[]): readonly TrashItem[] {
  const listed = deleted.filter((record) => trashKinds.includes(record.collection) && !isSegment(record));
  const keys = new Set(listed.map(recordKey));
  const children = grouped(
    listed.filter(({ deletedWith }) => deletedWith !== undefined),
    parentKeyOf,
  );
  return listed
    .filter((record) => record.deletedWith === undefined || !keys.has(parentKeyOf(record) ?? ''))
    .map((record) => ({
      key: recordKey(record),
      record,
      title: titleOf(record),
      children: children.get(recordKey(record)) ?? [],
    }));
}

/** All records that are deleted permanently with these: their children, deleted with them or before. */
export function goneWith(
  items: readonly TrashItem[],
  deleted: readonly DeletedRecord[],
): readonly DeletedRecord[] {
  const children = grouped(deleted, parentKeyOf);
  const gone = items.flatMap(({ key, record }) => [record, ...(children.get(key) ?? [])]);
  return [...new Map(gone.map((record) => [recordKey(record), record])).values()];
}

/** The kinds of these items, in the order of all record kinds. */
export const kindsIn = (items: readonly TrashItem[]): readonly CollectionName[] =>
  trashKinds.filter((kind) => items.some(({ record }) => record.collection === kind));

/** The items by day, latest first, and within a day by kind. */
export function trashLines(items: readonly TrashItem[], dayStart: number): readonly TrashLine[] {
  const days = grouped(items, ({ record }) => planDayOf(new Date(record.deletedAt), dayStart));
  return [...days].flatMap(([day, ofDay]): TrashLine[] => [
    { kind: 'day', key: day, day },
    ...[...grouped(ofDay, ({ record }) => record.collection).values()]
      .flat()
      .map((item): TrashLine => ({ kind: 'item', ...item })),
  ]);
}

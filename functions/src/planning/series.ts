import {
  type Collection,
  type NotifiedKind,
  type PlanDay,
  readRecord,
  type RecordOf,
  repeats,
  repeatSkips,
} from '@dayloom/domain';
import type { SeriesInView } from '@dayloom/domain/repeats';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { itemKinds, notifiedKinds } from './items.ts';
import { stampOf } from './plan-items.ts';

/** Identifies a series. */
export interface SeriesRef {
  readonly user: string;
  readonly series: string;
}

/** What decides about some days of a series. */
export interface StoredSeries extends Pick<SeriesInView, 'segments' | 'skips' | 'changed'> {
  /** The kinds of items that it makes; none for a series of tasks. */
  readonly kinds: readonly NotifiedKind[];
  /** The last change of what decides about a day, deletions included. */
  readonly changedAt: (day: PlanDay) => Timestamp | null;
}

type Documents = readonly QueryDocumentSnapshot[];

/** The readable records that are not deleted. */
const recordsOf = <C extends Collection>(collection: C, docs: Documents): readonly RecordOf<C>[] =>
  docs.flatMap((doc) => {
    const read = doc.get('deletedAt') ? undefined : readRecord(collection, doc.id, doc.data());
    return read?.ok ? [read.record] : [];
  });

const dayOf = (doc: DocumentSnapshot): unknown => doc.get('day') ?? doc.get('repeatDay');

/** Timestamps are compared by their `valueOf`. */
const latestOf = (docs: Documents): Timestamp | null =>
  docs.map(stampOf).reduce((latest, one) => (latest && (!one || latest >= one) ? latest : one), null);

/**
 * Reads what decides about some days of a series.
 * @param days at most 30
 * @param read reads the query in a transaction, where the result must stay valid until the commit
 */
export async function readSeries(
  db: Firestore,
  { user, series }: SeriesRef,
  days: readonly PlanDay[],
  read: (query: Query) => Promise<QuerySnapshot> = (query) => query.get(),
): Promise<StoredSeries> {
  const find = async ({ name }: Collection, field: string, day?: string): Promise<Documents> => {
    const all = db.collection(name).where('userId', '==', user).where(field, '==', series);
    return (await read(day === undefined ? all : all.where(day, 'in', days))).docs;
  };
  const segments = await find(repeats, 'series');
  const kinds = notifiedKinds.filter((kind) => segments.some((segment) => segment.get('makes') === kind));
  const skips = kinds.length === 0 ? [] : await find(repeatSkips, 'series', 'day');
  const stored = await Promise.all(
    kinds.map(async (kind) => [kind, await find(itemKinds[kind].collection, 'repeat', 'repeatDay')] as const),
  );
  const ofDays = [...skips, ...stored.flatMap(([, docs]) => docs)];
  return {
    kinds,
    segments: recordsOf(repeats, segments),
    skips: recordsOf(repeatSkips, skips),
    changed: stored.flatMap(([kind, docs]) => recordsOf(itemKinds[kind].collection, docs)),
    changedAt: (day) => latestOf([...segments, ...ofDays.filter((doc) => dayOf(doc) === day)]),
  };
}

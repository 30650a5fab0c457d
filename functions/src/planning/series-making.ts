import { type NotifiedKind, repeats } from '@dayloom/domain';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { groupedBy } from '../in-groups.ts';
import { pagesOf } from './pages-of.ts';
import type { SeriesRef } from './series.ts';

const pageSize = 100;

/**
 * Pages of the series that make a kind of items, of one or all users. The ids of the segments of a series begin the
 * same, so most series are in one page.
 */
export async function* seriesMaking(
  db: Firestore,
  kind: NotifiedKind,
  user?: string,
): AsyncGenerator<readonly SeriesRef[]> {
  const segments: Query = db.collection(repeats.name).where('makes', '==', kind);
  const ordered = (user === undefined ? segments : segments.where('userId', '==', user))
    .orderBy(FieldPath.documentId())
    .select('userId', 'series');
  for await (const page of pagesOf(ordered, pageSize)) {
    const refs = page.map((doc) => ({ user: String(doc.get('userId')), series: String(doc.get('series')) }));
    yield [...groupedBy(refs, ({ user: owner, series }) => `${owner} ${series}`).values()].flatMap(
      ([ref]) => ref ?? [],
    );
  }
}

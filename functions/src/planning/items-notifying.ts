import type { NotifiedKind } from '@dayloom/domain';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { leadMargin, zoneMargin } from '../limits.ts';
import { itemKinds } from './items.ts';
import { pagesOf } from './pages-of.ts';
import { maxItemsAtOnce } from './plan-items.ts';

/** The moments to plan; milliseconds since 1970. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** Without a user: the items of all users. */
  readonly user?: string;
}

/** Days, moments and both forms of `dateTime` begin with the day, so comparing them as text compares them by time. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Pages of the items that may notify within the range in any time zone, by their start and by their snooze. */
export async function* itemsNotifying(
  db: Firestore,
  kind: NotifiedKind,
  { from, to, user }: Range,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const { collection, when } = itemKinds[kind];
  const all: Query = db.collection(collection.name);
  const items = user === undefined ? all : all.where('userId', '==', user);
  const pagesUntil = (field: string, end: number) =>
    pagesOf(
      items
        .where(field, '>=', dayOf(from - zoneMargin))
        .where(field, '<', dayOf(end + 2 * zoneMargin))
        .orderBy(field)
        .orderBy(FieldPath.documentId())
        .select(field),
      maxItemsAtOnce,
    );
  yield* pagesUntil(when, to + leadMargin);
  // The start of what is snoozed may be at any time.
  yield* pagesUntil('snoozedUntil', to);
}

import type { NotifiedKind } from '@dayloom/domain';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { zoneMargin } from '../limits.ts';
import { itemKinds } from './items.ts';
import { pagesOf } from './pages-of.ts';
import { maxItemsAtOnce } from './plan-items.ts';

/** The items to plan by their start; milliseconds since 1970. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** Without a user: the items of all users. */
  readonly user?: string;
}

/** Days and both forms of `dateTime` begin with the day, so comparing them as text compares them by time. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Pages of the items that may start within the range in any time zone. */
export function itemsStarting(
  db: Firestore,
  kind: NotifiedKind,
  { from, to, user }: Range,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const { collection, when } = itemKinds[kind];
  const items: Query = db.collection(collection.name);
  const starting = (user === undefined ? items : items.where('userId', '==', user))
    .where(when, '>=', dayOf(from - zoneMargin))
    .where(when, '<', dayOf(to + 2 * zoneMargin))
    .orderBy(when)
    .orderBy(FieldPath.documentId())
    .select(when);
  return pagesOf(starting, maxItemsAtOnce);
}

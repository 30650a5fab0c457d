import type { NotifiedKind } from '@dayloom/domain';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { zoneMargin } from '../limits.ts';
import { itemKinds } from './items.ts';
import { mostAtOnce } from './plan-items.ts';

/** Items to be planned; milliseconds since 1970. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** All users' items without. */
  readonly user?: string;
}

/** Both forms of `dateTime`, and days, begin with the day: as texts they come in the order of time. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function itemsIn(db: Firestore, kind: NotifiedKind, { from, to, user }: Range): Query {
  const { collection, when } = itemKinds[kind];
  const items: Query = db.collection(collection.name);
  return (user === undefined ? items : items.where('userId', '==', user))
    .where(when, '>=', dayOf(from - zoneMargin))
    .where(when, '<', dayOf(to + 2 * zoneMargin))
    .orderBy(when)
    .orderBy(FieldPath.documentId())
    .select(when)
    .limit(mostAtOnce);
}

/** Items that may start within the range wherever their users are, page by page: their ids. */
export async function* itemsStarting(
  db: Firestore,
  kind: NotifiedKind,
  range: Range,
): AsyncGenerator<readonly string[]> {
  const items = itemsIn(db, kind, range);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? items.startAfter(last) : items).get();
    yield docs.map(({ id }) => id);
    last = docs.length === mostAtOnce ? docs.at(-1) : undefined;
  } while (last);
}

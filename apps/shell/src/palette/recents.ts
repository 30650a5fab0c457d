import { query, type Store, type User } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';
import * as v from 'valibot';
import { recentsKey } from '../session/remembered-session.ts';

const most = 6;

/** A collection that is none is refused by the store. */
const collection = v.custom<CollectionName>((value) => typeof value === 'string');
const recordSchema = v.object({ collection, id: v.string() });
export type PlaceRecord = v.InferOutput<typeof recordSchema>;

const placeSchema = v.object({
  to: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  detail: v.exactOptional(v.string()),
  record: v.exactOptional(recordSchema),
});
/** Somewhere the palette led to. */
export type Place = v.InferOutput<typeof placeSchema>;

const schema = v.object({ user: v.string(), places: v.array(placeSchema) });

/** The last places of this user on this device, the latest first; somebody else's are not told, and go with the next one. */
export function recentPlaces({ id }: Pick<User, 'id'>): readonly Place[] {
  try {
    const { user, places } = v.parse(schema, JSON.parse(localStorage.getItem(recentsKey) ?? 'null'));
    return user === id ? places : [];
  } catch {
    return [];
  }
}

/** Titles are the user's own words: logging out removes them. */
export function rememberPlace(user: Pick<User, 'id'>, place: Place) {
  const others = recentPlaces(user).filter(({ to }) => to !== place.to);
  try {
    localStorage.setItem(
      recentsKey,
      JSON.stringify({ user: user.id, places: [place, ...others].slice(0, most) }),
    );
  } catch {
    // Without storage there are none.
  }
}

/** Which of these places show a record that is deleted, by their addresses; one that cannot be read is not among them. */
export async function deletedPlaces(
  places: readonly Place[],
  { store, user }: { readonly store: Pick<Store, 'get'>; readonly user: Pick<User, 'id'> },
): Promise<ReadonlySet<string>> {
  const isDeleted = async ({ record }: Place) => {
    if (!record) return false;
    const found = await store
      .get(query(record.collection).ownedBy(user.id).byId(record.id))
      .catch(() => undefined);
    return found?.isComplete === true && found.records.length === 0;
  };
  const deleted = await Promise.all(places.map(isDeleted));
  return new Set(places.filter((_, at) => deleted[at]).map(({ to }) => to));
}

import { query, type Store, type User } from '@dayloom/data';
import { readStoredJson, writeStored } from '@dayloom/data/browser-storage';
import { type CollectionName, isOwnAddress } from '@dayloom/domain';
import * as v from 'valibot';

const most = 6;

/** The store rejects an unknown collection. */
const collection = v.custom<CollectionName>((value) => typeof value === 'string');
const recordSchema = v.object({ collection, id: v.string() });
export type PlaceRecord = v.InferOutput<typeof recordSchema>;

const placeSchema = v.object({
  to: v.custom<string>(isOwnAddress),
  title: v.string(),
  detail: v.exactOptional(v.string()),
  record: v.exactOptional(recordSchema),
});
/** A screen or record that was opened with the palette. */
export type Place = v.InferOutput<typeof placeSchema>;

const schema = v.object({ user: v.string(), places: v.array(placeSchema) });

/** This user's recent places on this device, the latest first. Those of another user are ignored. */
export function recentPlaces(key: string, { id }: Pick<User, 'id'>): readonly Place[] {
  const { success, output } = v.safeParse(schema, readStoredJson(key));
  return success && output.user === id ? output.places : [];
}

/** Titles are personal data: logging out removes them. Without storage there are no recent places. */
export function rememberPlace(key: string, user: Pick<User, 'id'>, place: Place) {
  const others = recentPlaces(key, user).filter(({ to }) => to !== place.to);
  const places = [place, ...others].slice(0, most);
  writeStored(key, JSON.stringify({ user: user.id, places }));
}

/** The addresses of the places that show a deleted record. A record that cannot be read is not among them. */
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

import { isTimeZone } from '@dayloom/domain';
import type { DocumentReference, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { userTokens } from '@dayloom/domain';

/** Only this many devices of a user get pushes: those with the newest tokens. */
const maxDevices = 20;

export interface Device {
  readonly ref: DocumentReference;
  /** The installation id, which Messaging uses as the address. */
  readonly token: string;
}

export const latestTokenOf = (db: Firestore, user: string) => db.collection(userTokens.name).doc(user);

/** The most recently used device first. */
const newestDevices = (db: Firestore, user: string) =>
  latestTokenOf(db, user).collection('devices').orderBy('updatedAt', 'desc').limit(maxDevices);

export async function devicesOf(db: Firestore, user: string): Promise<readonly Device[]> {
  const { docs } = await newestDevices(db, user).get();
  return docs.flatMap((doc) => {
    const token: unknown = doc.get('token');
    return typeof token === 'string' && token !== '' ? [{ ref: doc.ref, token }] : [];
  });
}

/**
 * The time zone of the user's newest device, skipping zones that this runtime does not know; undefined without devices.
 * @param read reads the query in a transaction, where the result must stay valid until the commit
 */
export async function timeZoneOf(
  db: Firestore,
  user: string,
  read: (query: Query) => Promise<QuerySnapshot> = (query) => query.get(),
): Promise<string | undefined> {
  const { docs } = await read(newestDevices(db, user));
  const zones = docs.map((doc): unknown => doc.get('timeZone'));
  return zones.find((zone): zone is string => typeof zone === 'string' && isTimeZone(zone));
}

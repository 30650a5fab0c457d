import { isTimeZone } from '@dayloom/domain';
import type { DocumentReference, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { userTokens } from '@dayloom/domain';

/** The most devices of one user that are pushed to, the newest first. */
const mostDevices = 20;

export interface Device {
  readonly ref: DocumentReference;
  /** The installation id, under which Messaging reaches it. */
  readonly token: string;
}

export const latestTokenOf = (db: Firestore, user: string) => db.collection(userTokens.name).doc(user);

/** Whoever was used last comes first. */
const newestDevices = (db: Firestore, user: string) =>
  latestTokenOf(db, user).collection('devices').orderBy('updatedAt', 'desc').limit(mostDevices);

export async function devicesOf(db: Firestore, user: string): Promise<readonly Device[]> {
  const { docs } = await newestDevices(db, user).get();
  return docs.flatMap((doc) => {
    const token: unknown = doc.get('token');
    return typeof token === 'string' && token !== '' ? [{ ref: doc.ref, token }] : [];
  });
}

/**
 * The zone of the user's newest device, or of the newest whose zone this runtime knows; undefined without devices.
 * @param read a transaction's reading, where it is to hold until that ends
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

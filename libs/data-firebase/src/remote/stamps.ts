import type { Stamp } from '@dayloom/sync';
import { Timestamp } from 'firebase/firestore';

/** The stamp of a document without one: it sorts before all others. */
export const noStamp: Stamp = '1970-01-01T00:00:00.000000000Z';

const toSeconds = 'yyyy-MM-ddTHH:mm:ss'.length;

/** Firestore's timestamp as text with nine fractional digits, all of which matter for the order of records. */
export const stampOf = ({ seconds, nanoseconds }: Timestamp): Stamp =>
  `${new Date(seconds * 1000).toISOString().slice(0, toSeconds)}.${String(nanoseconds).padStart(9, '0')}Z`;

export const timestampOf = (stamp: Stamp): Timestamp =>
  new Timestamp(
    Date.parse(`${stamp.slice(0, toSeconds)}Z`) / 1000,
    Number(stamp.slice(toSeconds + 1, -1).padEnd(9, '0')),
  );

import type { PlanDay, UserId } from './brands.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idLength = 20;
/** Bytes from this value on are skipped: they would favour the first letters of the alphabet. */
const fairBelow = 256 - (256 % alphabet.length);

/** Fills the given bytes with random values. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const secureBytes: RandomBytes = (bytes) => crypto.getRandomValues(bytes);

/** A new record's id, generated on the client: 20 characters of base62, 119 bits of entropy. */
export function newRecordId(random: RandomBytes = secureBytes): string {
  let id = '';
  while (id.length < idLength) {
    for (const byte of random(new Uint8Array(2 * idLength))) {
      if (byte < fairBelow && id.length < idLength) id += alphabet.charAt(byte % alphabet.length);
    }
  }
  return id;
}

/** The id of the record that a user has for each day, so that all devices have one. */
export const dayRecordId = (user: UserId, day: PlanDay) => `${user}-${day}`;

import { isTimeZone, readRecord, type Settings, settings } from '@dayloom/domain';
import { areasOf, type HourCycle, type QuietHours, quietHoursOf } from '@dayloom/domain/settings';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { timeZoneOf } from './devices.ts';

/** What planning goes by: where the user is, and what they have chosen. */
export interface Preferences {
  /** Undefined without devices: then nothing is planned. */
  readonly zone: string | undefined;
  readonly hourCycle: HourCycle | undefined;
  readonly quiet: QuietHours | undefined;
  /** By whose clock it is quiet: that of where the user was last, or of the newest device. */
  readonly quietZone: string | undefined;
  /** Kinds of items whose area is switched off. */
  readonly kindsOff: readonly string[];
}

/** @param transaction where what is read is to hold until that ends */
export async function preferencesOf(
  db: Firestore,
  user: string,
  transaction?: Transaction,
): Promise<Preferences> {
  const at = db.collection(settings.name).doc(user);
  const stored = await (transaction ? transaction.get(at) : at.get());
  const zone = await timeZoneOf(db, user, (query) => (transaction ? transaction.get(query) : query.get()));
  // Unreadable settings are those of nobody who has chosen anything.
  const read =
    stored.exists && !stored.get('deletedAt') ? readRecord(settings, user, stored.data()) : undefined;
  const chosen: Partial<Settings> = read?.ok ? read.record : {};
  const { hourCycle, timeZone, kindsOff } = chosen;
  return {
    zone,
    hourCycle,
    quiet: quietHoursOf(chosen),
    quietZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : zone,
    kindsOff: areasOf(kindsOff),
  };
}

/** What plans differ by besides the zone, in one text; '' for whoever has chosen nothing of it. */
export function choicesText({ hourCycle, quiet, quietZone, kindsOff }: Preferences): string {
  const quietText = quiet && `${quiet.from}-${quiet.to} ${quietZone}`;
  return [hourCycle, quietText, ...kindsOff].filter(Boolean).join(', ');
}

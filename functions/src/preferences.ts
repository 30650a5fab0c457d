import { isTimeZone, readRecord, type Settings, settings } from '@dayloom/domain';
import { areasOf, type HourCycle, type QuietHours, quietHoursOf } from '@dayloom/domain/settings';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { timeZoneOf } from './devices.ts';

/** What planning depends on: the user's time zone and choices. */
export interface Preferences {
  /** Undefined without devices: nothing is planned then. */
  readonly zone: string | undefined;
  readonly hourCycle: HourCycle | undefined;
  readonly quiet: QuietHours | undefined;
  /** The time zone of the quiet hours: the one in the settings, or that of the newest device. */
  readonly quietZone: string | undefined;
  /** Kinds of items whose area is switched off. */
  readonly kindsOff: readonly string[];
  /** When items notify that have no choice of their own, as the records say it. */
  readonly leads: string | undefined;
}

/** @param transaction pass it where the values must stay valid until the commit */
export async function preferencesOf(
  db: Firestore,
  user: string,
  transaction?: Transaction,
): Promise<Preferences> {
  const at = db.collection(settings.name).doc(user);
  const stored = await (transaction ? transaction.get(at) : at.get());
  const zone = await timeZoneOf(db, user, (query) => (transaction ? transaction.get(query) : query.get()));
  // Unreadable settings count as the defaults.
  const read =
    stored.exists && !stored.get('deletedAt') ? readRecord(settings, user, stored.data()) : undefined;
  const chosen: Partial<Settings> = read?.ok ? read.record : {};
  const { hourCycle, timeZone, kindsOff, leads } = chosen;
  return {
    zone,
    hourCycle,
    quiet: quietHoursOf(chosen),
    quietZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : zone,
    kindsOff: areasOf(kindsOff),
    leads,
  };
}

/** The choices that change plans, other than the time zone, as one text for comparison; '' for the defaults. */
export function choicesText({ hourCycle, quiet, quietZone, kindsOff, leads }: Preferences): string {
  const quietText = quiet && `${quiet.from}-${quiet.to} ${quietZone}`;
  return [hourCycle, quietText, ...kindsOff, leads].filter(Boolean).join(', ');
}

import type { Instant } from '@dayloom/domain';
import { decide, type Moment } from '@dayloom/domain/notifications';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  type DueNotification,
  dueNotifications,
  type PlannedNotification,
  unsent,
} from '../due-notification.ts';
import { horizon, keptTime, maxLateness } from '../limits.ts';
import type { Preferences } from '../preferences.ts';
import type { TimedMoment } from './moments-in-zone.ts';

/** Whether moments are planned from the item's last change on, because its event may be delayed, or from now on. */
export type Since = 'changed' | 'now';

type Common = Pick<PlannedNotification, 'user' | 'itemChangedAt' | 'series' | 'day'>;

/** The notifications of these moments within the horizon, each with its tag. */
export const plannedOf = (
  moments: readonly TimedMoment[],
  common: Common,
  { preferences, time: now }: { readonly preferences: Preferences; readonly time: number },
): readonly (readonly [string, PlannedNotification])[] =>
  moments
    .filter(({ at }) => Date.parse(at) <= now + horizon)
    .flatMap((moment): readonly (readonly [string, PlannedNotification])[] => {
      const { tag, kind, item, at, words, time } = moment;
      const startsAt = timestampOf(moment.startsAt);
      const times = timesOf(moment, preferences);
      const expiresAt = Timestamp.fromMillis(Date.parse(at) + keptTime);
      return times ? [[tag, { ...common, kind, item, ...words, time, startsAt, ...times, expiresAt }]] : [];
    });

const timestampOf = (moment: Instant) => Timestamp.fromMillis(Date.parse(moment));

/** When a moment is sent: at its time, or at the end of quiet hours. Undefined if its area is off. */
function timesOf(moment: Moment, { quiet, quietZone: timeZone, kindsOff }: Preferences) {
  const source = { name: moment.kind, moments: [moment], isOff: kindsOff.includes(moment.kind) };
  const quietHours = quiet && timeZone !== undefined && { quiet: { hours: quiet, timeZone } };
  const { show, next } = decide({ sources: [source], ...quietHours }, new Date(moment.at));
  const at = timestampOf(moment.at);
  if (show[0]) return { at, dueAt: null, isSilent: show[0].isSilent };
  return next && { at: timestampOf(next), dueAt: at, isSilent: false };
}

/** Whether planning again would change nothing. */
const isSame = (known: DocumentSnapshot, planned: PlannedNotification) =>
  Object.entries(planned).every(([field, value]) => {
    const current: unknown = known.get(field);
    return value instanceof Timestamp
      ? current instanceof Timestamp && value.isEqual(current)
      : value === current;
  });

interface Writing {
  readonly db: Firestore;
  /** By the id of the document. */
  readonly planned: ReadonlyMap<string, PlannedNotification>;
  readonly due: readonly QueryDocumentSnapshot<DueNotification>[];
  readonly since: Since;
  /** The item's last change. */
  readonly changedAt: Timestamp | null;
  /** Milliseconds. */
  readonly time: number;
}

/** Makes the stored notifications of one item what is planned. Notifications that were sent stay unchanged. */
export function writePlanned(
  transaction: Transaction,
  { db, planned, due, since, changedAt, time }: Writing,
) {
  const tooLate = time - maxLateness;
  for (const entry of due) {
    const wanted = planned.get(entry.id);
    // The minute job handles what is sent and what is too late.
    if (entry.data().doneAt || entry.data().at.toMillis() <= tooLate) continue;
    if (!wanted) transaction.delete(entry.ref);
    else if (!isSame(entry, wanted)) transaction.update(entry.ref, { ...wanted });
  }
  // New notifications must be due after it.
  const from = since === 'now' ? time : Math.max(changedAt?.toMillis() ?? 0, tooLate);
  const known = new Set(due.map(({ id }) => id));
  for (const [id, wanted] of planned)
    if (!known.has(id) && (wanted.dueAt ?? wanted.at).toMillis() > from)
      transaction.set(dueNotifications(db).doc(id), { ...wanted, ...unsent });
}

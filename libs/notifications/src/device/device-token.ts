import { isPushError, type NotificationLedger, type Push, type User } from '@dayloom/data';
import { type Clock, dayInMilliseconds, nowOf } from '@dayloom/domain';

/** Milliseconds after which a token is fetched and saved again. */
const maxTokenAge = 7 * dayInMilliseconds;

interface World {
  readonly user: User;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly ledger: NotificationLedger;
  readonly openPush: () => Promise<Push>;
  readonly worker: () => Promise<ServiceWorkerRegistration>;
  /** IANA name of this device's time zone. */
  readonly timeZone: () => string;
}

/** False without a push service: not every browser has one, and the embedded backend needs none. */
const holdsSubscription = async (registration: Partial<Pick<ServiceWorkerRegistration, 'pushManager'>>) =>
  Boolean(await registration.pushManager?.getSubscription());

/**
 * Saves the push token of this device if it is missing, older than 7 days or from another time zone, or if the
 * browser dropped its subscription, as it does when the permission is revoked.
 * @returns false if push is not set up or not supported
 * @throws PushError
 */
export async function keepDeviceToken(world: World): Promise<boolean> {
  const { user, clock, newId, ledger, openPush, worker } = world;
  const { savedAt, timeZone, isSubscribed } = await ledger.begin(user.id, newId());
  const here = world.timeZone();
  const now = clock.now().getTime();
  const age = savedAt === undefined ? Number.POSITIVE_INFINITY : Math.abs(now - Date.parse(savedAt));
  const registration = await worker();
  const isLost = isSubscribed === true && !(await holdsSubscription(registration));
  if (age <= maxTokenAge && timeZone === here && !isLost) return true;
  try {
    await (await openPush()).register(registration);
  } catch (error) {
    if (isPushError(error) && (error.code === 'not-set-up' || error.code === 'unsupported')) return false;
    throw error;
  }
  await ledger.update(user.id, {
    savedAt: nowOf(clock),
    timeZone: here,
    isSubscribed: await holdsSubscription(registration),
  });
  return true;
}

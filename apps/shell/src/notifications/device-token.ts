import { isPushError, type Push, type User } from '@dayloom/data';
import type { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { type Clock, dayInMilliseconds, nowOf } from '@dayloom/domain';

/** A token is fetched and written anew after that. */
const longestUse = 7 * dayInMilliseconds;

interface World {
  readonly user: User;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly ledger: DeviceLedger;
  readonly openPush: () => Promise<Push>;
  readonly worker: () => Promise<ServiceWorkerRegistration>;
  /** The IANA name of where this device is. */
  readonly timeZone: () => string;
}

/** Not every browser has a push service, and the embedded backend needs none. */
const holdsSubscription = async (registration: Partial<Pick<ServiceWorkerRegistration, 'pushManager'>>) =>
  Boolean(await registration.pushManager?.getSubscription());

/**
 * Saves the token under which a sender reaches this device, where that is due: for the first time, after 7 days,
 * because the device is in another time zone by now, or because the browser has dropped its subscription, as it
 * does where the permission is taken away.
 * @returns false where this project has no sender
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
  if (age <= longestUse && timeZone === here && !isLost) return true;
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

import { timeZoneHere } from '@dayloom/domain';
import { type Decision, decideInWorker } from '@dayloom/domain/notifications';
import type { WorkerWorld } from './worker-world.ts';

/**
 * Decides about notifications with the user's sounds and quiet hours, by this device's clock. Every push must be shown,
 * if only silently. A tab copies the settings into the ledger.
 */
export async function decideHere(
  state: Pick<Parameters<typeof decideInWorker>[0], 'pushed' | 'snoozes'>,
  { ledger, clock }: Pick<WorkerWorld, 'ledger' | 'clock'>,
): Promise<Decision['show']> {
  try {
    const { isSilent: isMuted = false, quiet: hours } = (await ledger.user())?.hush ?? {};
    const quiet = hours && { quiet: { hours, timeZone: timeZoneHere() } };
    return decideInWorker({ ...state, isMuted, ...quiet }, clock.now());
  } catch {
    // Better a sound than a missed notification.
    return decideInWorker(state, clock.now());
  }
}

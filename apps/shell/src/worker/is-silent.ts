import { nowOf, timeZoneHere } from '@dayloom/domain';
import { quietUntil } from '@dayloom/domain/settings';
import type { WorkerWorld } from './worker-world.ts';

/**
 * Whether notifications are silent now: sounds are off, or it is within quiet hours by this device's clock. Every push
 * must be shown, if only silently. A tab copies the settings into the ledger.
 */
export async function isSilentNow({
  ledger,
  clock,
}: Pick<WorkerWorld, 'ledger' | 'clock'>): Promise<boolean> {
  try {
    const { isSilent = false, quiet } = (await ledger.user())?.hush ?? {};
    return isSilent || (quiet !== undefined && quietUntil(quiet, nowOf(clock), timeZoneHere()) !== undefined);
  } catch {
    // Better a sound than a missed notification.
    return false;
  }
}

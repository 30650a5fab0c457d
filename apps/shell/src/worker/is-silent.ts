import { nowOf } from '@dayloom/domain';
import { quietUntil } from '@dayloom/domain/settings';
import type { WorkerWorld } from './worker-world.ts';

/**
 * Whether what is shown now is not to be heard: the user wants no sounds, or it is quiet by this device's clock.
 * Every push must be shown; what the settings say a tab has left in the ledger.
 */
export async function isSilentNow({
  ledger,
  clock,
}: Pick<WorkerWorld, 'ledger' | 'clock'>): Promise<boolean> {
  try {
    const { isSilent = false, quiet } = (await ledger.user())?.hush ?? {};
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return isSilent || (quiet !== undefined && quietUntil(quiet, nowOf(clock), zone) !== undefined);
  } catch {
    // Heard rather than missed.
    return false;
  }
}

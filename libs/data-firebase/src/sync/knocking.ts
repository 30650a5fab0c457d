import type { UserId } from '@dayloom/domain';
import type { Remote } from '../remote/remote.ts';
import type { Conditions, Network } from './conditions.ts';
import type { Later } from './later.ts';

/** Waits between tries in milliseconds; the last one stays. */
const waits = [2_000, 5_000, 10_000, 30_000] as const;

interface KnockingOptions {
  readonly user: UserId;
  readonly remote: () => Promise<Remote>;
  readonly conditions: Conditions;
  readonly network: Network;
  readonly later: Later;
}

/**
 * Asks a server that did not answer for something small from time to time. Without it a single lost answer would be
 * told as 'Offline' until something else happens to be asked.
 */
export function knocking({ user, remote, conditions, network, later }: KnockingOptions) {
  let isWaiting = false;
  let tries = 0;

  async function knock() {
    isWaiting = false;
    if (conditions.isReachable() || !network.isOnline()) return;
    try {
      await (await remote()).fetchOne('users', user);
      conditions.setReached(true);
    } catch {
      // Whoever needs an answer explains its failure; this only asks whether there is one again.
      wait();
    }
  }
  function wait() {
    if (isWaiting || conditions.blockage() !== undefined) return;
    isWaiting = true;
    later.run(waits[Math.min(tries, waits.length - 1)] ?? waits[0], () => void knock());
    tries += 1;
  }

  return conditions.watch(() => {
    if (conditions.isReachable()) tries = 0;
    else if (network.isOnline()) wait();
  });
}

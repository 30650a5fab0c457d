import type { Conditions } from './conditions.ts';
import type { Later } from './later.ts';

/** Waits before each new client of a page in milliseconds; after the last one the person is asked to reload. */
const waits = [200, 5_000, 30_000];

interface RenewingOptions {
  readonly conditions: Conditions;
  readonly later: Later;
  /** Lets the failed client go, and begins again with a new one. */
  readonly renew: () => void;
}

/**
 * Replaces a client that failed inside. Firestore's own does so now and then when a device wakes up; it then answers
 * nothing any more, while the journal holds all that it has not sent.
 */
export function renewing({ conditions, later, renew }: RenewingOptions): () => void {
  let tries = 0;
  let isWaiting = false;
  return conditions.watch(({ blockage }) => {
    const wait = waits[tries];
    if (blockage !== 'broken' || isWaiting || wait === undefined) return;
    isWaiting = true;
    tries += 1;
    later.run(wait, () => {
      isWaiting = false;
      // Something else may be in the way by now, which a new client would only hide.
      if (conditions.blockage() === 'broken') renew();
    });
  });
}

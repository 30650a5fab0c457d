import { type Instant, nowOf } from '@dayloom/domain';
import type { Claim } from '@dayloom/domain/notifications';
import type { DeviceWorld } from './notifier-world.ts';

const unrecorded = 'The notifications shown here cannot be recorded.';

/**
 * The claims of this device to show moments and snoozes. If the ledger cannot be written, as on a full disk, this tab
 * keeps them in memory: a missing notification is worse than a second one with the same tag.
 */
export function deviceClaims({ user, clock, ledger, signal }: DeviceWorld) {
  const claims = new Map<string, Claim>();
  const logFailure = async (writing: Promise<void>) => {
    try {
      await writing;
    } catch (error) {
      if (!signal.aborted) console.error(unrecorded, error);
    }
  };
  return {
    async of(tags: readonly string[]): Promise<ReadonlyMap<string, Claim>> {
      const known = new Map(tags.length > 0 ? await ledger.claimsOf(tags) : []);
      for (const tag of tags) {
        const claim = claims.get(tag);
        if (claim?.shownAt !== undefined) known.set(tag, claim);
      }
      return known;
    },

    /** @returns whether this tab may show any of the moments; false after the tab closed or the user logged out */
    async claim(tags: readonly string[]): Promise<boolean> {
      if (signal.aborted) return false;
      const at = nowOf(clock);
      try {
        const turns = await ledger.claimAll(user.id, tags, at);
        if (![...turns.values()].includes('won')) return false;
      } catch (error) {
        console.error(unrecorded, error);
        if ((await ledger.user())?.user !== user.id) return false;
      }
      for (const tag of tags) claims.set(tag, { tag, at });
      return !signal.aborted;
    },

    /** Call after the moments were shown. */
    async confirm(tags: readonly string[], shownAt: Instant) {
      if (tags.length === 0) return;
      for (const tag of tags) claims.set(tag, { tag, at: shownAt, shownAt });
      await logFailure(ledger.confirm(tags, shownAt));
    },

    /** Call if the moments could not be shown. */
    async release(tags: readonly string[]) {
      for (const tag of tags) {
        claims.delete(tag);
        await logFailure(ledger.release(tag));
      }
    },
  };
}
export type DeviceClaims = ReturnType<typeof deviceClaims>;

import type { Claim } from '@dayloom/data-local/device-ledger';
import { type Instant, nowOf } from '@dayloom/domain';
import type { ScreenWorld } from './screen-world.ts';

/**
 * The moments that this tab claims in the ledger in order to show them. If the ledger cannot be written, as on a full
 * disk, this tab keeps the claims in memory: a missing notification is worse than a second one with the same tag.
 */
export class TabClaims {
  readonly #world: Pick<ScreenWorld, 'user' | 'clock' | 'ledger' | 'signal'>;
  readonly #claims = new Map<string, Claim>();

  constructor(world: Pick<ScreenWorld, 'user' | 'clock' | 'ledger' | 'signal'>) {
    this.#world = world;
  }

  /** The claims of this device, from the ledger and from memory. */
  async claimsOf(tags: readonly string[]): Promise<ReadonlyMap<string, Claim>> {
    const known = new Map(tags.length > 0 ? await this.#world.ledger.claimsOf(tags) : []);
    for (const tag of tags) {
      const claim = this.#claims.get(tag);
      if (claim?.shownAt !== undefined) known.set(tag, claim);
    }
    return known;
  }

  /** @returns whether this tab may show any of the moments; false after the tab closed or the user logged out */
  async claim(tags: readonly string[]): Promise<boolean> {
    const { user, clock, ledger, signal } = this.#world;
    if (signal.aborted) return false;
    const at = nowOf(clock);
    try {
      const turns = await ledger.claimAll(user.id, tags, at);
      if (![...turns.values()].includes('won')) return false;
    } catch (error) {
      console.error('The notifications shown here cannot be recorded.', error);
      if ((await ledger.user())?.user !== user.id) return false;
    }
    for (const tag of tags) this.#claims.set(tag, { tag, at });
    return !signal.aborted;
  }

  /** Call after the moments were shown. */
  async confirm(tags: readonly string[], shownAt: Instant) {
    for (const tag of tags) this.#claims.set(tag, { tag, at: shownAt, shownAt });
    await this.#logFailure(this.#world.ledger.confirm(tags, shownAt));
  }

  /** Call if the moments could not be shown. */
  async release(tags: readonly string[]) {
    for (const tag of tags) {
      this.#claims.delete(tag);
      await this.#logFailure(this.#world.ledger.release(tag));
    }
  }

  async #logFailure(writing: Promise<void>) {
    try {
      await writing;
    } catch (error) {
      if (!this.#world.signal.aborted)
        console.error('The notifications shown here cannot be recorded.', error);
    }
  }
}

import type { Claim } from '@dayloom/data-local/device-ledger';
import { type Instant, nowOf } from '@dayloom/domain';
import type { ShowerWorld } from './shower-world.ts';

/**
 * The moments that this tab takes from the ledger to show them. Where the ledger takes nothing, as on a full disk, this
 * tab remembers them itself: silence would be worse than a second notification under the same tag.
 */
export class TakenHere {
  readonly #world: Pick<ShowerWorld, 'user' | 'clock' | 'ledger' | 'signal'>;
  readonly #claims = new Map<string, Claim>();

  constructor(world: Pick<ShowerWorld, 'user' | 'clock' | 'ledger' | 'signal'>) {
    this.#world = world;
  }

  /** What the device knows of them. */
  async claimsOf(tags: readonly string[]): Promise<ReadonlyMap<string, Claim>> {
    const known = new Map(tags.length > 0 ? await this.#world.ledger.claimsOf(tags) : []);
    for (const tag of tags) {
      const claim = this.#claims.get(tag);
      if (claim?.shownAt !== undefined) known.set(tag, claim);
    }
    return known;
  }

  /** Whether this tab is to show any of them; never once it, or the user, has left. */
  async take(tags: readonly string[]): Promise<boolean> {
    const { user, clock, ledger, signal } = this.#world;
    if (signal.aborted) return false;
    const at = nowOf(clock);
    try {
      const turns = await ledger.claimAll(user.id, tags, at);
      if (![...turns.values()].includes('won')) return false;
    } catch (error) {
      console.error('What is shown cannot be written down.', error);
      if ((await ledger.user())?.user !== user.id) return false;
    }
    for (const tag of tags) this.#claims.set(tag, { tag, at });
    return !signal.aborted;
  }

  /** They are on the screen. */
  async confirm(tags: readonly string[], shownAt: Instant) {
    for (const tag of tags) this.#claims.set(tag, { tag, at: shownAt, shownAt });
    await this.#note(this.#world.ledger.confirm(tags, shownAt));
  }

  /** They could not be shown. */
  async giveBack(tags: readonly string[]) {
    for (const tag of tags) {
      this.#claims.delete(tag);
      await this.#note(this.#world.ledger.release(tag));
    }
  }

  async #note(noting: Promise<void>) {
    try {
      await noting;
    } catch (error) {
      if (!this.#world.signal.aborted) console.error('What is shown cannot be written down.', error);
    }
  }
}

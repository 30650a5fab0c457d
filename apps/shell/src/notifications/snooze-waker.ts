import type { NotificationEvent, Snooze } from '@dayloom/data-local/device-ledger';
import { type Instant, nowOf } from '@dayloom/domain';
import { endOfSnooze, latenessOf } from '@dayloom/domain/notifications';
import type { ShowerWorld } from './shower-world.ts';

type World = Pick<ShowerWorld, 'clock' | 'ledger' | 'display' | 'isSilent' | 'signal'>;

/** Brings back what was put off, and notes what became of it. */
export class SnoozeWaker {
  readonly #world: World;
  /** What a ledger that takes nothing still has: it comes back once. */
  readonly #woken = new Set<string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Those that are due. */
  async wake(): Promise<void> {
    const { ledger, signal } = this.#world;
    for (const snooze of await ledger.snoozes()) if (!signal.aborted) await this.#wakeOne(snooze);
  }

  async #wakeOne(kept: Snooze) {
    const { clock, display, ledger } = this.#world;
    const snooze = await this.#withinFiveMinutes(kept);
    const lateness = latenessOf(snooze.until, clock.now());
    if (lateness === 'ahead' || this.#woken.has(nameOf(snooze))) return;
    if (lateness === 'missed') return this.#end(snooze, 'missed');
    const take = () => this.#take(snooze);
    // In quiet hours too: who put it off asked for it five minutes ago.
    const showing = { isLate: lateness === 'late', isAgain: true, silent: this.#world.isSilent(), take };
    try {
      if (await display.show(snooze.content, showing)) await this.#end(snooze, 'shown');
    } catch (error) {
      console.error('What was put off cannot be shown now.', error);
      this.#woken.delete(nameOf(snooze));
      // For the next look, or the worker, to show.
      await ledger.snooze(snooze);
    }
  }

  /** Nothing is put off for longer: where it seems so the clock was set back, and nobody waits a day for it. */
  async #withinFiveMinutes(snooze: Snooze): Promise<Snooze> {
    const longest = endOfSnooze(this.#world.clock.now());
    if (snooze.until <= longest) return snooze;
    const nearer: Snooze = { ...snooze, until: longest };
    await this.#world.ledger.snooze(nearer);
    return nearer;
  }

  async #take(snooze: Snooze): Promise<boolean> {
    const { ledger, clock, signal } = this.#world;
    if (signal.aborted) return false;
    try {
      if (!(await ledger.takeSnooze(snooze, nowOf(clock)))) return false;
    } catch (error) {
      console.error('What is shown cannot be written down.', error);
      const kept = await ledger.snoozes();
      if (!kept.some((one) => nameOf(one) === nameOf(snooze))) return false;
    }
    this.#woken.add(nameOf(snooze));
    return !signal.aborted;
  }

  async #end(snooze: Snooze, what: NotificationEvent['what']) {
    const { ledger, clock } = this.#world;
    const { content, until } = snooze;
    await ledger.endSnooze(snooze, { what, at: nowOf(clock), content, until });
    this.#woken.delete(nameOf(snooze));
  }
}

const nameOf = ({
  content,
  until,
}: {
  readonly content: { readonly tag: string };
  readonly until: Instant;
}) => `${content.tag} ${until}`;

import { notifiedRecordOf } from '@dayloom/data';
import type { NotificationEvent, Snooze } from '@dayloom/data-local/device-ledger';
import { type Instant, nowOf } from '@dayloom/domain';
import { endOfSnooze, latenessOf } from '@dayloom/domain/notifications';
import type { NotifierWorld } from './notifier-world.ts';
import type { ScreenWorld } from './screen-world.ts';

type World = Pick<ScreenWorld, 'clock' | 'ledger' | 'display' | 'isSilent' | 'signal' | 'user'> &
  Pick<NotifierWorld, 'store'>;

/** Shows snoozed notifications again and notes the outcome. */
export class SnoozeWaker {
  readonly #world: World;
  /** Snoozes already shown but still in a ledger that cannot be written. Prevents showing them twice. */
  readonly #woken = new Set<string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Shows the snoozes that are due, and ends those of deleted items. */
  async wake(): Promise<void> {
    const { ledger, signal } = this.#world;
    for (const snooze of await ledger.snoozes()) if (!signal.aborted) await this.#wakeOne(snooze);
  }

  async #wakeOne(stored: Snooze) {
    const { clock, display, ledger } = this.#world;
    if (await this.#isDeleted(stored)) return this.#end(stored, 'cancelled');
    const snooze = await this.#withinFiveMinutes(stored);
    const lateness = latenessOf(snooze.until, clock.now());
    if (lateness === 'ahead' || this.#woken.has(nameOf(snooze))) return;
    if (lateness === 'missed') return this.#end(snooze, 'missed');
    const claim = () => this.#claim(snooze);
    // Also in quiet hours: the user asked for it five minutes ago.
    const showing = { isLate: lateness === 'late', isAgain: true, silent: this.#world.isSilent(), claim };
    try {
      if (await display.show(snooze.content, showing)) await this.#end(snooze, 'shown');
    } catch (error) {
      console.error('A snoozed notification cannot be shown now.', error);
      this.#woken.delete(nameOf(snooze));
      // The next check or the worker shows it.
      await ledger.snooze(snooze);
    }
  }

  /** The worker snoozes without reading the records. A record that cannot be read counts as existing. */
  async #isDeleted({ content }: Snooze): Promise<boolean> {
    const { store, user } = this.#world;
    const record = notifiedRecordOf(user.id, content);
    if (!record) return false;
    const found = await store.get(record).catch(() => undefined);
    return found?.isComplete === true && found.records.length === 0;
  }

  /** A snooze longer than five minutes means that the clock was set back. Shortens it. */
  async #withinFiveMinutes(snooze: Snooze): Promise<Snooze> {
    const longest = endOfSnooze(this.#world.clock.now());
    if (snooze.until <= longest) return snooze;
    const nearer: Snooze = { ...snooze, until: longest };
    await this.#world.ledger.snooze(nearer);
    return nearer;
  }

  async #claim(snooze: Snooze): Promise<boolean> {
    const { ledger, clock, signal } = this.#world;
    if (signal.aborted) return false;
    try {
      if (!(await ledger.takeSnooze(snooze, nowOf(clock)))) return false;
    } catch (error) {
      console.error('The notifications shown here cannot be recorded.', error);
      const stored = await ledger.snoozes();
      if (!stored.some((one) => nameOf(one) === nameOf(snooze))) return false;
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

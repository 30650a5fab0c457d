import { type Instant, instantOf } from '@dayloom/domain';
import { comeSince, triage, type Waited } from '@dayloom/domain/notifications';
import type { DueNotification } from '@dayloom/platform';
import type { Hush } from './hush.ts';
import type { Outcome, Outcomes, ReceiptWriter } from './receipt-writer.ts';
import type { Shower } from './shower.ts';
import type { ShowerWorld } from './shower-world.ts';
import type { Due } from './source-feed.ts';

/** What one source has told, and until when it was looked at. */
export interface Told {
  readonly source: string;
  readonly due: Due;
  readonly until: Instant;
  readonly since: Instant | undefined;
  /** Its area is switched off: nothing of it is shown. */
  readonly isOff: boolean;
}

export interface Telling {
  /** By source: until when everything is settled. */
  readonly checked: Readonly<Record<string, Instant>>;
  /** Somebody else is about to show some of it. */
  readonly isHeld: boolean;
  /** When the quiet hours end in which some of it waits. */
  readonly quietUntil: Instant | undefined;
}

interface TellerWorld extends Pick<ShowerWorld, 'device' | 'receipts'> {
  readonly shower: Shower;
  readonly writer: ReceiptWriter;
  readonly hush: Pick<Hush, 'quietUntil'>;
}

/** Has shown what is due, keeps what waits for the end of the quiet hours, and writes down what became of each moment. */
export class Teller {
  readonly #world: TellerWorld;

  constructor(world: TellerWorld) {
    this.#world = world;
  }

  async tell(told: readonly Told[], now: Date): Promise<Telling> {
    const { shower, writer, hush } = this.#world;
    const come = told.map((one) => ({ ...one, come: comeSince(one.due, one.since, now) }));
    const found = come.map((one) => ({
      ...one,
      ...triage(one.isOff ? [] : one.come, now, hush.quietUntil),
    }));
    const { outcomes, held } = await shower.show(found.flatMap(({ show }) => show));
    const missed = found.flatMap((one) => one.missed).filter(({ tag }) => !this.#wasShown(tag));
    const waiting = found.flatMap((one) => one.waiting);
    // Who has switched quiet hours off meanwhile waits no longer.
    const released = missed
      .filter(({ tag }) => this.#isWaiting(tag))
      .map((due) => ({ due, until: instantOf(now), isMissed: false }));
    const waited = await shower.showWaited([...found.flatMap((one) => one.waited), ...released]);
    for (const tag of waited.held) held.add(tag);
    await writer.write(
      [
        ...outcomes,
        ...waited.outcomes,
        ...(await shower.tellMissed(missed.filter(({ tag }) => !this.#isWaiting(tag)))),
        ...waiting.map(({ due }) => [due, { reason: 'quiet' }] as const),
        ...come.filter(({ isOff }) => isOff).flatMap((one) => one.come.map(offOutcome)),
      ].filter(([{ tag }, outcome]) => !this.#isWritten(tag, outcome)),
    );
    const open = new Set([...held, ...waiting.map(({ due: { tag } }) => tag)]);
    // What a source has not told yet is looked at when it does, what is held once that is over, and what waits at its end.
    const looked = come.map((one) => {
      const ends = [one.until, ...one.come.flatMap(({ tag, at }) => (open.has(tag) ? at : []))];
      const end = Math.min(now.getTime(), ...ends.map((moment) => Date.parse(moment) - 1));
      return [one.source, instantOf(new Date(end))] as const;
    });
    return {
      checked: Object.fromEntries(looked),
      isHeld: held.size > 0,
      quietUntil: soonest(waiting),
    };
  }

  #own = (tag: string) =>
    this.#world.receipts().find(({ moment, device }) => moment === tag && device === this.#world.device);

  #wasShown = (tag: string) =>
    this.#world.receipts().some(({ moment, shownAt }) => moment === tag && shownAt !== undefined);

  #isWaiting(tag: string) {
    const { reason, shownAt } = this.#own(tag) ?? {};
    return reason === 'quiet' && shownAt === undefined;
  }

  /** While some of it waits all of it is looked at again, and why it was not shown is known already. */
  #isWritten = (tag: string, { reason, shownAt }: Outcome) =>
    shownAt === undefined && reason !== undefined && this.#own(tag)?.reason === reason;
}

const offOutcome = (due: DueNotification): Outcomes[number] => [due, { reason: 'off' }];

const soonest = (waiting: readonly Waited<DueNotification>[]) =>
  waiting.map(({ until }) => until).toSorted()[0];

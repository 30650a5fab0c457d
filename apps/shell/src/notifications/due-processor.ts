import { type Instant, instantOf } from '@dayloom/domain';
import { comeSince, triage, type Waited } from '@dayloom/domain/notifications';
import type { DueNotification } from '@dayloom/platform';
import type { QuietSettings } from './quiet-settings.ts';
import type { Outcome, Outcomes, ReceiptWriter } from './receipt-writer.ts';
import type { NotificationPresenter } from './notification-presenter.ts';
import type { ScreenWorld } from './screen-world.ts';
import type { Due } from './source-feed.ts';

/** What one source has reported, and since when it was checked. */
export interface SourceDue {
  readonly source: string;
  readonly due: Due;
  readonly until: Instant;
  readonly since: Instant | undefined;
  /** Its module is switched off: nothing is shown. */
  readonly isOff: boolean;
}

export interface ProcessedDue {
  /** By source: the time before which everything has been processed. */
  readonly checked: Readonly<Record<string, Instant>>;
  /** Another tab or the worker is about to show some of it. */
  readonly isPending: boolean;
  /** The end of the quiet hours that delay some of it. */
  readonly quietUntil: Instant | undefined;
}

interface DueProcessorWorld extends Pick<ScreenWorld, 'device' | 'receipts'> {
  readonly presenter: NotificationPresenter;
  readonly writer: ReceiptWriter;
  readonly quietSettings: Pick<QuietSettings, 'quietUntil'>;
}

/** Shows due moments, or delays them until quiet hours end, and writes the receipts. */
export class DueProcessor {
  readonly #world: DueProcessorWorld;

  constructor(world: DueProcessorWorld) {
    this.#world = world;
  }

  async process(sources: readonly SourceDue[], now: Date): Promise<ProcessedDue> {
    const { presenter, writer, quietSettings } = this.#world;
    const fallenDue = sources.map((one) => ({ ...one, fallenDue: comeSince(one.due, one.since, now) }));
    const found = fallenDue.map((one) => ({
      ...one,
      ...triage(one.isOff ? [] : one.fallenDue, now, quietSettings.quietUntil),
    }));
    const { outcomes, pending } = await presenter.show(found.flatMap(({ show }) => show));
    const missed = found.flatMap((one) => one.missed).filter(({ tag }) => !this.#wasShown(tag));
    const waiting = found.flatMap((one) => one.waiting);
    // Quiet hours were switched off: show what waited for their end.
    const released = missed
      .filter(({ tag }) => this.#isWaiting(tag))
      .map((due) => ({ due, until: instantOf(now), isMissed: false }));
    const waited = await presenter.showWaited([...found.flatMap((one) => one.waited), ...released]);
    for (const tag of waited.pending) pending.add(tag);
    await writer.write(
      [
        ...outcomes,
        ...waited.outcomes,
        ...(await presenter.outcomesOfMissed(missed.filter(({ tag }) => !this.#isWaiting(tag)))),
        ...waiting.map(({ due }) => [due, { reason: 'quiet' }] as const),
        ...fallenDue.filter(({ isOff }) => isOff).flatMap((one) => one.fallenDue.map(offOutcome)),
      ].filter(([{ tag }, outcome]) => !this.#isWritten(tag, outcome)),
    );
    const open = new Set([...pending, ...waiting.map(({ due: { tag } }) => tag)]);
    // Check again from the first moment that is not reported yet, pending, or waiting for the end of quiet hours.
    const checked = fallenDue.map((one) => {
      const ends = [one.until, ...one.fallenDue.flatMap(({ tag, at }) => (open.has(tag) ? at : []))];
      const end = Math.min(now.getTime(), ...ends.map((moment) => Date.parse(moment) - 1));
      return [one.source, instantOf(new Date(end))] as const;
    });
    return {
      checked: Object.fromEntries(checked),
      isPending: pending.size > 0,
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

  /** Waiting moments are processed again on each check. Skips receipts whose reason is already stored. */
  #isWritten = (tag: string, { reason, shownAt }: Outcome) =>
    shownAt === undefined && reason !== undefined && this.#own(tag)?.reason === reason;
}

const offOutcome = (due: DueNotification): Outcomes[number] => [due, { reason: 'off' }];

const soonest = (waiting: readonly Waited<DueNotification>[]) =>
  waiting.map(({ until }) => until).toSorted()[0];

import { isStoreError } from '@dayloom/data';
import { dayInMilliseconds, type Instant, nowOf } from '@dayloom/domain';
import { checkedOf, decide, type SourceReport, soonAfter, waitUntil } from '@dayloom/domain/notifications';
import { deviceClaims } from './claims.ts';
import { beginGathering } from './gather.ts';
import { writeNoted } from './noted-events.ts';
import type { DeviceWorld, NotifierWorld } from './notifier-world.ts';
import { deleteOldReceipts } from './old-receipts.ts';
import { performer } from './perform.ts';
import { receiptWriter } from './receipt-writer.ts';
import { clearMirror, entriesOf, readMirror, writeMirror } from '../device/scheduled-mirror.ts';
import { snoozeTurns } from './snooze-turns.ts';
import { watchSources } from './watch-sources.ts';

/** Milliseconds. */
const minute = 60_000;

const earlier = (one: Instant | undefined, other: Instant) =>
  one !== undefined && one < other ? one : other;

export interface Notifier {
  /** Decides again. Runs every minute and on events such as focus. */
  check(): void;
  /** Resolves when all work that was begun is complete. */
  idle(): Promise<void>;
}

/**
 * Runs the notifications of a device in one of its tabs, until `signal` aborts: gathers what is known, decides, applies
 * the decision, and waits until the next one.
 * @returns undefined if `signal` aborts before it has begun
 * @throws StoreError if storage is unavailable
 */
export async function beginNotifier(
  world: NotifierWorld,
  signal: AbortSignal,
): Promise<Notifier | undefined> {
  const { user, clock, ledger, newId, feed } = world;
  const { device, checked } = await ledger.begin(user.id, newId());
  if (signal.aborted) return undefined;
  const now = nowOf(clock);
  // Do not show what was due before this device knew the source.
  const since = Object.fromEntries(feed.names.map((name) => [name, checked?.[name] ?? now]));
  const here: DeviceWorld = { ...world, device, signal };
  const records = { claims: deviceClaims(here), snoozes: snoozeTurns(here), writer: receiptWriter(here) };
  const perform = performer(here, records);
  const sources = watchSources(here, since, decideAgain);
  const gathering = beginGathering(here, { ...records, sources }, decideAgain);
  let work: Promise<void> = Promise.resolve();
  let isQueued = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs `job` after earlier ones. Logs errors and goes on with later ones. */
  function queue(job: () => Promise<void>) {
    work = work.then(async () => {
      if (signal.aborted) return;
      try {
        await job();
      } catch (error) {
        if (signal.aborted) return;
        // A full disk is reported where the user saves something.
        const log = isStoreError(error) && error.code === 'storage-full' ? console.info : console.error;
        log('The notifications are behind.', error);
      }
    });
  }

  /** Decides again after the current decision was applied: once, however often it is called until then. */
  function decideAgain() {
    if (isQueued) return;
    isQueued = true;
    queue(() => {
      isQueued = false;
      return decideNow();
    });
  }

  async function decideNow() {
    const present = clock.now();
    let next: Instant | undefined;
    let reports: readonly SourceReport[] | undefined;
    try {
      const state = await (await gathering)(present);
      if (!state) return;
      reports = state.sources;
      const decision = decide(state, present);
      next = decision.next;
      const lost = await perform(decision);
      if (lost.length > 0) next = earlier(next, soonAfter(present));
      const done = sources.done(state, checkedOf(state, present, [...decision.open, ...lost]));
      await ledger.update(user.id, { checked: done });
      if (sources.haveAnswered()) await writeNoted(ledger, records.writer);
    } finally {
      clearTimeout(timer);
      if (!signal.aborted) {
        if (reports) mirror(reports);
        timer = setTimeout(decideAgain, waitUntil(next, clock.now()));
      }
    }
  }

  function mirror(reports: readonly SourceReport[]) {
    if (world.display.permission() !== 'granted') return clearMirror();
    const present = nowOf(clock);
    const planned = reports.flatMap(({ moments, isOff }) => (isOff ? [] : moments));
    writeMirror(
      entriesOf(planned.filter(({ at }) => at > present).toSorted((a, b) => (a.at < b.at ? -1 : 1))),
    );
  }

  let cleanedUpAt = clock.now().getTime();
  function check() {
    const time = clock.now().getTime();
    const isGranted = world.display.permission() === 'granted';
    const hasPassed = readMirror()?.some(({ scheduledFor }) => Date.parse(scheduledFor) <= time) ?? isGranted;
    decideAgain();
    if (hasPassed || sources.isOver()) sources.renew();
    if (Math.abs(time - cleanedUpAt) < dayInMilliseconds) return;
    cleanedUpAt = time;
    queue(() => deleteOldReceipts(world));
  }

  await gathering;
  if (signal.aborted) return undefined;
  queue(() => deleteOldReceipts(world));
  sources.renew();
  const interval = setInterval(check, minute);
  signal.addEventListener('abort', () => {
    clearInterval(interval);
    clearTimeout(timer);
  });
  return { check, idle: () => work };
}

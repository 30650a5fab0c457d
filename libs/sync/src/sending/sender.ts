import type { UserDatabase } from '@dayloom/data-local';
import type { DeviceKind } from '@dayloom/domain';
import type { Supervisor } from '../connection/supervisor.ts';
import { passed, signal, type Leadership, type Timers } from '../connection/timers.ts';
import { nextBatch } from '../outbox/batches.ts';
import { type Device, namesOf, type OutboxEntry, readQueue } from '../outbox/outbox.ts';
import { idsInMark, isRemoteError, type Remote, RemoteError, type Sent } from '../protocol/remote.ts';
import { acknowledge, confirmSent } from '../replica/acknowledge.ts';
import { addsTimestamps, clampTimestamps, hasTimestamps } from './clamp-timestamps.ts';
import { rejectEntry } from './rejections.ts';

/** How long to wait for the listener to bring back a sent change before requesting it, in milliseconds. */
const timeout = 10_000;

export interface SenderOptions {
  readonly database: UserDatabase;
  readonly remote: () => Promise<Remote>;
  readonly supervisor: Supervisor;
  readonly timers: Timers;
  readonly newId: () => string;
  /** The kind of this device, for record histories. */
  readonly deviceKind: DeviceKind;
  readonly isSessionAlive: () => Promise<boolean>;
  /** Resolves once the page has rendered what was just saved. */
  readonly calm: () => Promise<void>;
}

const batchOf = ({ name, count, recent }: Device, ids: readonly string[]) => ({
  device: name,
  expected: count,
  ids,
  recent: recent.slice(Math.max(0, recent.length + ids.length - idsInMark)),
});

/** Sends the outbox to the server while it runs. */
export class Sender {
  readonly #options: SenderOptions;
  readonly #term: Leadership;
  /** Whether this device knows of every entry that the mark names. */
  #isMarkKnown = false;
  /** Entries to send separately, after a batch with them was rejected. */
  #alone: ReadonlySet<string> = new Set();
  /** Rejected entries that were already sent again with the server's time. */
  readonly #timed = new Set<string>();

  constructor(options: SenderOptions, term: Leadership) {
    this.#options = options;
    this.#term = term;
  }

  async run(): Promise<void> {
    const { database, supervisor } = this.#options;
    const changed = signal();
    const stop = database.onTables((tables) => {
      if (tables.has('outbox')) changed.notify();
    });
    try {
      while (!this.#term.isOver()) {
        await supervisor.ready(this.#term.end, this.#term.isOver);
        if (this.#term.isOver()) return;
        const news = changed.next();
        try {
          const { isIdle, isSent } = await this.#round();
          supervisor.succeeded('outbox');
          if (isIdle) await this.#rest(isSent, news);
        } catch (error) {
          this.#isMarkKnown = false;
          if (!this.#term.isOver()) await supervisor.failed('outbox', error, this.#term.end);
        }
      }
    } finally {
      stop();
    }
  }

  /** Waits for the next entry, and requests records that the listener has not brought back in time. */
  async #rest(isSent: boolean, news: Promise<void>) {
    const { timers, database, remote, newId } = this.#options;
    const sooner = [news, this.#term.end];
    if (!isSent) await Promise.race(sooner);
    else if (await passed(timers, timeout, sooner))
      await confirmSent({ database, remote: await remote(), newId });
  }

  async #round(): Promise<{ isIdle: boolean; isSent: boolean }> {
    const { database, remote, newId, calm } = this.#options;
    const server = await remote();
    const context = { database, remote: server, newId };
    if (!this.#isMarkKnown) await acknowledge(context);
    this.#isMarkKnown = true;
    const { device, entries } = await readQueue(database, newId);
    const batch = nextBatch(entries, this.#alone);
    if (batch.length === 0) return { isIdle: true, isSent: entries.some(({ state }) => state === 'sent') };
    // Renders what was just saved first, because sending blocks the main thread.
    await Promise.race([calm(), this.#term.end]);
    if (this.#term.isOver()) return { isIdle: true, isSent: false };
    const ids = batch.map(({ id }) => id);
    const changes = batch.flatMap((entry) => entry.changes);
    const origin = { deviceKind: this.#options.deviceKind, changes: batch.flatMap(namesOf) };
    this.#isMarkKnown = false;
    let answer: Sent;
    try {
      answer = await server.send({ ...batchOf(device, ids), changes, origin });
    } catch (error) {
      await this.#handleRejection(server, batch, error);
      return { isIdle: false, isSent: false };
    }
    await acknowledge(context, { ...answer, ids });
    this.#isMarkKnown = true;
    return { isIdle: false, isSent: false };
  }

  /** @throws errors that are not about the batch itself */
  async #handleRejection(server: Remote, batch: readonly OutboxEntry[], error: unknown) {
    const code = isRemoteError(error) ? error.code : undefined;
    if (!isRemoteError(error) || (code !== 'refused' && code !== 'missing')) throw error;
    const [entry, ...others] = batch;
    if (others.length > 0) {
      this.#alone = new Set(batch.map(({ id }) => id));
      return;
    }
    const { database, newId, isSessionAlive } = this.#options;
    if (!(await isSessionAlive())) throw new RemoteError('signed-out', error.message, { cause: error });
    if (!entry || (await this.#canSendAgain(server, entry))) return;
    console.warn('The server refused a change.', error);
    await rejectEntry({ database, remote: server, newId }, entry, error);
  }

  /** Whether to send it again: its timestamps were clamped, or the server's time is known only now. */
  async #canSendAgain(server: Remote, entry: OutboxEntry): Promise<boolean> {
    const { database, newId } = this.#options;
    const isFirstTime = addsTimestamps(entry) && !this.#timed.has(entry.id);
    if (!hasTimestamps(entry) && !isFirstTime) return false;
    this.#timed.add(entry.id);
    // An empty batch updates the mark, and its stamp is the server's current time.
    const { device } = await readQueue(database, newId);
    await server.send({ ...batchOf(device, []), changes: [] });
    const mark = await server.mark(device.name);
    return mark !== undefined && ((await clampTimestamps(database, entry, mark.stamp)) || isFirstTime);
  }
}

import type { UserDatabase } from '@dayloom/data-local';
import type { DeviceKind } from '@dayloom/domain';
import { nextBatch } from './batches.ts';
import { holdsMoments, leadsToMoments, redate } from './later-moments.ts';
import { type Device, namesOf, type OutboxEntry, readQueue } from './outbox.ts';
import { refuse } from './refusals.ts';
import { idsInMark, isRemoteError, type Remote, RemoteError, type Sent } from './remote.ts';
import { confirmSent, settle } from './settle.ts';
import type { Supervisor } from './supervisor.ts';
import { passed, signal, type Leadership, type Timers } from './timers.ts';

/** How long the listening may take to bring a sent change back before it is asked for, in milliseconds. */
const timeout = 10_000;

export interface SenderOptions {
  readonly database: UserDatabase;
  readonly remote: () => Promise<Remote>;
  readonly supervisor: Supervisor;
  readonly timers: Timers;
  readonly newId: () => string;
  /** What histories call this device. */
  readonly deviceKind: DeviceKind;
  readonly isSessionAlive: () => Promise<boolean>;
  /** Resolves once the page has drawn what was just saved. */
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
  /** Whether the mark says that nothing is taken of which this device does not know. */
  #isMarkKnown = false;
  /** Entries that go by themselves, after a batch with them was refused. */
  #alone: ReadonlySet<string> = new Set();
  /** Refused entries that were sent again once the server's time was known. */
  readonly #timed = new Set<string>();

  constructor(options: SenderOptions, term: Leadership) {
    this.#options = options;
    this.#term = term;
  }

  async run(): Promise<void> {
    const { database, supervisor } = this.#options;
    const changed = signal();
    const stop = database.onTables((tables) => {
      if (tables.has('outbox')) changed.tell();
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

  /** Waits for the next entry, and asks for records that the listening has not brought back in time. */
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
    const settling = { database, remote: server, newId };
    if (!this.#isMarkKnown) await settle(settling);
    this.#isMarkKnown = true;
    const { device, entries } = await readQueue(database, newId);
    const batch = nextBatch(entries, this.#alone);
    if (batch.length === 0) return { isIdle: true, isSent: entries.some(({ state }) => state === 'sent') };
    // What was just saved is to be seen first: sending takes the thread that draws it.
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
      await this.#notTaken(server, batch, error);
      return { isIdle: false, isSent: false };
    }
    await settle(settling, { ...answer, ids });
    this.#isMarkKnown = true;
    return { isIdle: false, isSent: false };
  }

  /** @throws what says nothing about the batch itself */
  async #notTaken(server: Remote, batch: readonly OutboxEntry[], error: unknown) {
    const code = isRemoteError(error) ? error.code : undefined;
    if (!isRemoteError(error) || (code !== 'refused' && code !== 'missing')) throw error;
    const [entry, ...others] = batch;
    if (others.length > 0) {
      this.#alone = new Set(batch.map(({ id }) => id));
      return;
    }
    const { database, newId, isSessionAlive } = this.#options;
    if (!(await isSessionAlive())) throw new RemoteError('signed-out', error.message, { cause: error });
    if (!entry || (await this.#redated(server, entry))) return;
    console.warn('The server refused a change.', error);
    await refuse({ database, remote: server, newId }, entry, error);
  }

  /** Whether an entry may be sent again: its dates were corrected, or the time that it leads to is known only now. */
  async #redated(server: Remote, entry: OutboxEntry): Promise<boolean> {
    const { database, newId } = this.#options;
    const isFirstTime = leadsToMoments(entry) && !this.#timed.has(entry.id);
    if (!holdsMoments(entry) && !isFirstTime) return false;
    this.#timed.add(entry.id);
    // An empty batch raises the mark, whose stamp says what time it is there.
    const { device } = await readQueue(database, newId);
    await server.send({ ...batchOf(device, []), changes: [] });
    const mark = await server.mark(device.name);
    return mark !== undefined && ((await redate(database, entry, mark.stamp)) || isFirstTime);
  }
}

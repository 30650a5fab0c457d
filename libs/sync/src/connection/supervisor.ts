import { isStoreError } from '@dayloom/data';
import { isRemoteError, type RemoteErrorCode } from '../protocol/remote.ts';
import { type ConnectionStatus, type Network, type Visibility } from './connection-status.ts';
import { isGivenUp, type OpenCalls } from './open-calls.ts';
import { passed, signal, type Leadership, type Timers } from './timers.ts';

/** Delays between retries in milliseconds; the last one repeats. */
const retryDelays = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** Delays where a quick retry does not help: an index being built, a rejected listener, a device without space. */
const slowRetryDelays = [5_000, 30_000, 300_000];
/** How long a request made before the server was reachable again may stay open, in milliseconds. */
const maxOpenTime = 3_000;
/** Delay after a used-up quota, in milliseconds. */
const quotaDelay = 60_000;
/** Delays before each new client of a page, in milliseconds. After the last one the user is asked to reload. */
const renewalDelays = [200, 5_000, 30_000];

const delayOf = (list: readonly number[], tries: number) =>
  list[Math.min(tries, list.length - 1)] ?? quotaDelay;

interface SupervisorOptions {
  readonly status: ConnectionStatus;
  readonly network: Network;
  readonly visibility: Visibility;
  readonly calls: OpenCalls;
  readonly timers: Timers;
  /** Whether the service still accepts this session. */
  readonly isSessionAlive: () => Promise<boolean>;
  /** Closes a client that failed internally; the next use opens a new one. */
  readonly renew: () => void;
}

/** Decides when failed work is retried. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #woken = signal();
  readonly #reached = signal();
  readonly #failures = new Map<string, number>();
  readonly #stops: readonly (() => void)[];
  #wasReached = true;
  #stopTimer: () => void = () => undefined;
  #renewals = 0;
  #isRenewing = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    const { network, visibility, status, calls } = options;
    this.#stops = [
      network.watch(() => {
        if (network.isOnline()) calls.outdate()();
        this.wake();
      }),
      visibility.watch(() => {
        if (visibility.isVisible()) this.retryOnReturn();
      }),
      status.watch(() => this.#checkConnection()),
    ];
  }

  /** The user returns to this device: requests to an unreachable server are made again. */
  retryOnReturn() {
    const { status, calls } = this.#options;
    if (!status.report().isReached) calls.outdate()();
    this.wake();
  }

  /** An obstacle is gone: all failed work is retried at once. */
  wake() {
    this.#failures.clear();
    this.#woken.notify();
  }

  /** The session is valid again. */
  resume() {
    this.#options.status.setBlockage('session', undefined);
    this.wake();
  }
  endSession() {
    this.#options.status.setBlockage('session', 'signed-out');
  }

  /** Resolves once there is a network, a session and a working client, or when `ending` resolves. */
  async ready(ending: Promise<void>, isOver: () => boolean): Promise<void> {
    while (!isOver() && this.#isBlocked()) await Promise.race([this.#woken.next(), ending]);
  }

  succeeded(source: string) {
    this.#failures.delete(source);
    this.#options.status.setBlockage(source, undefined);
  }

  /** Resolves when the failed work may be retried. */
  async failed(source: string, error: unknown, ending: Promise<void>): Promise<void> {
    if (isGivenUp(error)) return;
    const sooner = [this.#woken.next(), ending];
    const tries = this.#failures.get(source) ?? 0;
    this.#failures.set(source, tries + 1);
    if (isRemoteError(error) && error.code === 'unreachable') sooner.push(this.#reached.next());
    const wait = await this.#explain(source, error, tries);
    await passed(this.#options.timers, wait, sooner);
  }

  /** Repeats the work until it succeeds once. */
  async untilDone(source: string, term: Leadership, work: () => Promise<void>): Promise<void> {
    while (!term.isOver()) {
      try {
        await work();
        return this.succeeded(source);
      } catch (error) {
        if (!term.isOver()) await this.failed(source, error, term.end);
      }
    }
  }

  close() {
    for (const stop of this.#stops) stop();
    this.#stopTimer();
  }

  /** Once the server answers one request, retries all that could not reach it. */
  #checkConnection() {
    const { status, calls, timers } = this.#options;
    const { isReached } = status.report();
    const isBack = isReached && !this.#wasReached;
    this.#wasReached = isReached;
    if (!isBack) return;
    // After a short delay, because some requests may be about to succeed.
    const giveUp = calls.outdate();
    this.#stopTimer();
    this.#stopTimer = timers.after(maxOpenTime, giveUp);
    this.#reached.notify();
  }

  #isBlocked(): boolean {
    const { network, status } = this.#options;
    const { blockage } = status.report();
    return !network.isOnline() || blockage === 'signed-out' || blockage === 'broken';
  }

  /** @returns how long to wait before the next try, in milliseconds */
  async #explain(source: string, error: unknown, tries: number): Promise<number> {
    const { status } = this.#options;
    if (isStoreError(error) && error.code === 'storage-full') {
      status.setBlockage(source, 'no-room');
      return delayOf(slowRetryDelays, tries);
    }
    if (isRemoteError(error)) return this.#explainRemote(source, error.code, tries);
    // Storage fails occasionally, above all on iOS, and works again a moment later.
    if (!isStoreError(error) || error.code === 'unknown') console.error('The sync failed.', error);
    return delayOf(retryDelays, tries);
  }

  async #explainRemote(source: string, code: RemoteErrorCode, tries: number): Promise<number> {
    const { status, isSessionAlive } = this.#options;
    if (code === 'broken') this.#renewSoon();
    else if (code === 'quota') status.setBlockage(source, 'quota');
    else if (code === 'signed-out') this.endSession();
    else if (code === 'refused' && !(await isSessionAlive().catch(() => true))) this.endSession();
    else if (code === 'refused' || code === 'not-ready') {
      status.setBlockage(source, 'not-ready');
      return delayOf(slowRetryDelays, tries);
    }
    return code === 'quota' ? quotaDelay : delayOf(retryDelays, tries);
  }

  /** Firestore's client occasionally fails internally when a device wakes up, and then no longer answers. */
  #renewSoon() {
    const { status, timers, renew } = this.#options;
    status.setBlockage('client', 'broken');
    const wait = renewalDelays[this.#renewals];
    if (this.#isRenewing || wait === undefined) return;
    this.#isRenewing = true;
    this.#renewals += 1;
    timers.after(wait, () => {
      this.#isRenewing = false;
      renew();
      status.setBlockage('client', undefined);
      this.wake();
    });
  }
}

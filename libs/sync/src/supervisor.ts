import { isStoreError } from '@dayloom/data';
import { type ConnectionStatus, type Network, type Visibility } from './connection-status.ts';
import { isGivenUp, type OpenCalls } from './open-calls.ts';
import { isRemoteError, type RemoteErrorCode } from './remote.ts';
import { passed, signal, type Leadership, type Timers } from './timers.ts';

/** Waits between tries in milliseconds; the last one stays. */
const waits = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** For what another try does not change: an index that is being built, a refused listening, a device without room. */
const lastingWaits = [5_000, 30_000, 300_000];
/** How long what was asked before the server was back may still hang, in milliseconds. */
const longestHanging = 3_000;
/** For a used-up quota. */
const longWait = 60_000;
/** Before each new client of a page; after the last one the person is asked to reload. */
const renewingWaits = [200, 5_000, 30_000];

const waitOf = (list: readonly number[], tries: number) => list[Math.min(tries, list.length - 1)] ?? longWait;

interface SupervisorOptions {
  readonly status: ConnectionStatus;
  readonly network: Network;
  readonly visibility: Visibility;
  readonly calls: OpenCalls;
  readonly timers: Timers;
  /** Whether the service still takes this session. */
  readonly isSessionAlive: () => Promise<boolean>;
  /** Lets a client go that failed inside: the next use makes a new one. */
  readonly renew: () => void;
}

/** Decides when what failed is tried again. */
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
        if (visibility.isVisible()) this.comeBack();
      }),
      status.watch(() => this.#lookAtReach()),
    ];
  }

  /** Somebody comes back to this device: what a server that is out of reach was asked is asked anew. */
  comeBack() {
    const { status, calls } = this.#options;
    if (!status.report().isReached) calls.outdate()();
    this.wake();
  }

  /** Something that stood in the way is gone: everybody tries again at once. */
  wake() {
    this.#failures.clear();
    this.#woken.tell();
  }

  /** The session goes on. */
  resume() {
    this.#options.status.setBlockage('session', undefined);
    this.wake();
  }
  /** The service itself has ended the session. */
  endSession() {
    this.#options.status.setBlockage('session', 'signed-out');
  }

  /** Resolves once there is a network, a session and a client that works, or with the signal. */
  async ready(ending: Promise<void>, isOver: () => boolean): Promise<void> {
    while (!isOver() && this.#isHeld()) await Promise.race([this.#woken.next(), ending]);
  }

  succeeded(source: string) {
    this.#failures.delete(source);
    this.#options.status.setBlockage(source, undefined);
  }

  /** Resolves when what has failed may be tried again. */
  async failed(source: string, error: unknown, ending: Promise<void>): Promise<void> {
    if (isGivenUp(error)) return;
    const sooner = [this.#woken.next(), ending];
    const tries = this.#failures.get(source) ?? 0;
    this.#failures.set(source, tries + 1);
    if (isRemoteError(error) && error.code === 'unreachable') sooner.push(this.#reached.next());
    const wait = await this.#explain(source, error, tries);
    await passed(this.#options.timers, wait, sooner);
  }

  /** Repeats something until it has been done once. */
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

  /** Has all who could not reach the server try again once it answers one of them. */
  #lookAtReach() {
    const { status, calls, timers } = this.#options;
    const { isReached } = status.report();
    const isBack = isReached && !this.#wasReached;
    this.#wasReached = isReached;
    if (!isBack) return;
    // Not at once: some may be as good as answered.
    const giveUp = calls.outdate();
    this.#stopTimer();
    this.#stopTimer = timers.after(longestHanging, giveUp);
    this.#reached.tell();
  }

  #isHeld(): boolean {
    const { network, status } = this.#options;
    const { blockage } = status.report();
    return !network.isOnline() || blockage === 'signed-out' || blockage === 'broken';
  }

  /** @returns how long to wait before the next try, in milliseconds */
  async #explain(source: string, error: unknown, tries: number): Promise<number> {
    const { status } = this.#options;
    if (isStoreError(error) && error.code === 'storage-full') {
      status.setBlockage(source, 'no-room');
      return waitOf(lastingWaits, tries);
    }
    if (isRemoteError(error)) return this.#explainRemote(source, error.code, tries);
    // Storage fails now and then, on iOS above all, and works again a moment later.
    if (!isStoreError(error) || error.code === 'unknown') console.error('The sync failed.', error);
    return waitOf(waits, tries);
  }

  async #explainRemote(source: string, code: RemoteErrorCode, tries: number): Promise<number> {
    const { status, isSessionAlive } = this.#options;
    if (code === 'broken') this.#renewSoon();
    else if (code === 'quota') status.setBlockage(source, 'quota');
    else if (code === 'signed-out') this.endSession();
    else if (code === 'refused' && !(await isSessionAlive().catch(() => true))) this.endSession();
    else if (code === 'refused' || code === 'not-ready') {
      status.setBlockage(source, 'not-ready');
      return waitOf(lastingWaits, tries);
    }
    return code === 'quota' ? longWait : waitOf(waits, tries);
  }

  /** Firestore's client fails inside now and then when a device wakes up; it then answers nothing any more. */
  #renewSoon() {
    const { status, timers, renew } = this.#options;
    status.setBlockage('client', 'broken');
    const wait = renewingWaits[this.#renewals];
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

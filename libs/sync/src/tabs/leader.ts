import {
  type ConnectionReport,
  type ConnectionStatus,
  type Visibility,
} from '../connection/connection-status.ts';
import { passed, signal, type Timers } from '../connection/timers.ts';

export type Locks = Pick<LockManager, 'request'>;

/** How the tabs of one user communicate. */
export interface TabChannel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

export function browserChannel(name: string): TabChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data)),
    close: () => channel.close(),
  };
}

/** How often the leader tab reports, and after how much silence another tab takes the lead. Milliseconds. */
const heartbeat = 5_000;
const maxSilence = 20_000;
/** How long to wait for another tab to close before taking its lock, in milliseconds. It may be frozen. */
const closeTimeout = 2_000;

interface LeaderOptions {
  readonly name: string;
  readonly locks: Locks | undefined;
  readonly channel: TabChannel | undefined;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly status: ConnectionStatus;
  /** Starts the work of the leader tab. Returns a function that stops it. */
  readonly begin: () => () => void;
  /** Called in the leader tab when the user returns to another tab. */
  readonly onReturn: () => void;
  /** Called when another tab removes all data of the user from this device. */
  readonly onErasing: () => void;
}

const isReport = (message: unknown): message is { readonly report: ConnectionReport } =>
  typeof message === 'object' && message !== null && 'report' in message;
const says = (message: unknown, key: 'isErasing' | 'isReturning') =>
  typeof message === 'object' && message !== null && key in message;

/**
 * Elects one leader tab that works for all. The next tab follows when the leader closes. A visible tab that receives
 * no report for a while takes the lead, because the leader is frozen or broken. Two leaders at once are harmless.
 */
export class Leader {
  readonly #options: LeaderOptions;
  readonly #aborting = new AbortController();
  readonly #stopWatching: () => void;
  #end: (() => void) | undefined;
  readonly #began = signal();
  #stopTimer: () => void = () => undefined;
  #isErasing = false;
  #isClosed = false;

  constructor(options: LeaderOptions) {
    this.#options = options;
    options.channel?.listen((message) => this.#receive(message));
    options.status.watch(() => this.#report());
    this.#stopWatching = options.visibility.watch(() => {
      if (options.visibility.isVisible() && !this.#end) options.channel?.post({ isReturning: true });
    });
    if (options.locks) this.#wait(false);
    else this.#lead();
    options.channel?.post({ isAsking: true });
  }

  /** Stops the work in all tabs. The others close, and no tab takes the lead until this one is closed too. */
  async beginErasing(): Promise<void> {
    const { channel, timers } = this.#options;
    this.#isErasing = true;
    const isHere = this.#end !== undefined;
    this.#resign();
    if (isHere) this.#lead();
    const began = this.#began.next();
    channel?.post({ isErasing: true });
    if (!isHere && (await passed(timers, closeTimeout, [began]))) this.#wait(true);
  }

  /** Stops the work of this tab but keeps its lead, until the returned function is called. */
  pause(): () => void {
    if (!this.#end) return () => undefined;
    this.#resign();
    const idle = () => undefined;
    this.#end = idle;
    return () => {
      if (this.#end !== idle) return;
      this.#end = undefined;
      this.#lead();
    };
  }

  close() {
    this.#isClosed = true;
    this.#stopTimer();
    this.#stopWatching();
    this.#aborting.abort();
    this.#resign();
    this.#options.channel?.close();
  }

  #wait(steal: boolean) {
    const { locks, name } = this.#options;
    if (!steal) this.#expectReport();
    locks
      ?.request(name, steal ? { steal: true } : { signal: this.#aborting.signal }, async () => {
        if (this.#isClosed) return;
        this.#lead();
        await new Promise<void>((resolve) =>
          this.#aborting.signal.addEventListener('abort', () => resolve(), { once: true }),
        );
      })
      .catch((error: unknown) => {
        if (this.#isClosed) return;
        // Another tab took the lock while this one was frozen.
        if (!(error instanceof Error) || error.name !== 'AbortError')
          return console.error('The sync cannot be led.', error);
        this.#resign();
        this.#wait(false);
      });
  }

  #lead() {
    if (this.#end) return;
    this.#options.status.setLeaderReport(undefined);
    this.#end = this.#isErasing ? () => undefined : this.#options.begin();
    this.#began.notify();
    this.#beat();
  }
  #resign() {
    const end = this.#end;
    this.#end = undefined;
    end?.();
  }

  #after(milliseconds: number, work: () => void) {
    this.#stopTimer();
    this.#stopTimer = this.#options.timers.after(milliseconds, work);
  }
  #beat() {
    this.#report();
    this.#after(heartbeat, () => this.#beat());
  }
  #report() {
    const { channel, status } = this.#options;
    if (this.#end && !this.#isClosed) channel?.post({ report: status.report() });
  }
  #receive(message: unknown) {
    if (this.#isClosed) return;
    if (says(message, 'isErasing')) return this.#options.onErasing();
    if (this.#end && says(message, 'isReturning')) return this.#options.onReturn();
    if (!isReport(message)) return this.#report();
    if (this.#end) return;
    this.#options.status.setLeaderReport(message.report);
    this.#expectReport();
  }
  #expectReport() {
    this.#after(maxSilence, () => {
      if (this.#options.visibility.isVisible() && this.#options.channel) this.#wait(true);
      else this.#expectReport();
    });
  }
}

import { type Blockage, createEmitter } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';

/** The browser's online state and its changes. */
export interface Network {
  isOnline(): boolean;
  watch(listener: () => void): () => void;
}

/** Adds listeners to a target that may not exist in Node. @returns a function that removes them */
function listen(
  target: Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> | undefined,
  events: readonly string[],
  listener: () => void,
) {
  for (const event of events) target?.addEventListener?.(event, listener);
  return () => {
    for (const event of events) target?.removeEventListener?.(event, listener);
  };
}

export const browserNetwork: Network = {
  // Node has no such flag and counts as online.
  isOnline: () => globalThis.navigator?.onLine ?? true,
  watch: (listener) => listen(globalThis, ['online', 'offline'], listener),
};

/** Whether the user can see this tab. */
export interface Visibility {
  isVisible(): boolean;
  /** Also calls the listener when the user returns to a tab that was visible all the time. */
  watch(listener: () => void): () => void;
}

export const browserVisibility: Visibility = {
  isVisible: () => globalThis.document?.visibilityState !== 'hidden',
  watch(listener) {
    const stops = [
      listen(globalThis.document, ['visibilitychange'], listener),
      listen(globalThis, ['focus', 'pageshow'], listener),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/** The connection to the server, as the leader tab reports it to the other tabs. */
export interface ConnectionReport {
  readonly isReached: boolean;
  readonly blockage?: Blockage | undefined;
  readonly asOf?: Instant | undefined;
}

/** Only the first of several blockages is reported. Those that need the user's action come first. */
const byWeight: readonly Blockage[] = [
  'signed-out',
  'broken',
  'newer-version',
  'no-room',
  'quota',
  'not-ready',
];

/** The current connection between this device and the server. */
export class ConnectionStatus {
  readonly #network: Network;
  readonly #changed = createEmitter();
  readonly #blockages = new Map<string, Blockage>();
  readonly #stop: () => void;
  #isReached = true;
  #asOf: Instant | undefined;
  /** The last report of the leader tab; undefined in the leader tab itself. */
  #leaderReport: ConnectionReport | undefined;

  constructor(network: Network) {
    this.#network = network;
    this.#stop = network.watch(() => {
      if (network.isOnline()) this.#isReached = true;
      this.#changed.emit();
    });
  }

  /** What this tab itself knows. */
  report(): ConnectionReport {
    return { isReached: this.#isReached, blockage: this.#ownBlockage(), asOf: this.#asOf };
  }
  isReachable(): boolean {
    return this.#network.isOnline() && (this.#leaderReport ?? this.report()).isReached;
  }
  blockage(): Blockage | undefined {
    // Once another tab leads, only a blockage of the session still applies to this tab.
    return this.#leaderReport
      ? (this.#blockageOf(['session']) ?? this.#leaderReport.blockage)
      : this.#ownBlockage();
  }
  asOf(): Instant | undefined {
    return this.#leaderReport?.asOf ?? this.#asOf;
  }

  /** Whether the server answered. */
  setReached(isReached: boolean) {
    if (this.#isReached === isReached) return;
    this.#isReached = isReached;
    this.#changed.emit();
  }
  setAsOf(asOf: Instant | undefined) {
    this.#asOf = asOf;
    this.#changed.emit();
  }
  /** @param source what is blocked; undefined as `blockage` unblocks it */
  setBlockage(source: string, blockage: Blockage | undefined) {
    if (this.#blockages.get(source) === blockage) return;
    if (blockage) this.#blockages.set(source, blockage);
    else this.#blockages.delete(source);
    this.#changed.emit();
  }
  setLeaderReport(report: ConnectionReport | undefined) {
    const isSame = JSON.stringify(report) === JSON.stringify(this.#leaderReport);
    this.#leaderReport = report;
    if (!isSame) this.#changed.emit();
  }

  watch(listener: () => void): () => void {
    return this.#changed.subscribe(listener);
  }
  close() {
    this.#stop();
    this.#changed.clear();
  }

  #ownBlockage(): Blockage | undefined {
    return this.#blockageOf([...this.#blockages.keys()]);
  }
  #blockageOf(sources: readonly string[]): Blockage | undefined {
    const present = new Set(sources.map((source) => this.#blockages.get(source)));
    return byWeight.find((blockage) => present.has(blockage));
  }
}

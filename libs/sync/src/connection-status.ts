import { type Blockage, createEmitter } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';

/** Whether the browser says that it has a network, and when that changes. */
export interface Network {
  isOnline(): boolean;
  watch(listener: () => void): () => void;
}

/** Listens to events of something that Node does not have. @returns what ends it */
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
  // Node has no such flag and is taken to be online.
  isOnline: () => globalThis.navigator?.onLine ?? true,
  watch: (listener) => listen(globalThis, ['online', 'offline'], listener),
};

/** Whether somebody looks at this tab. */
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

/** What stands between this device and the server, as the tab that leads tells the others. */
export interface ConnectionReport {
  readonly isReached: boolean;
  readonly blockage?: Blockage | undefined;
  readonly asOf?: Instant | undefined;
}

/** The first one present is told: those that only a person can end come first. */
const byWeight: readonly Blockage[] = [
  'signed-out',
  'broken',
  'newer-version',
  'no-room',
  'quota',
  'not-ready',
];

/** Whose blockages hold for a tab that does not lead as well. */
const ofEveryTab: readonly string[] = ['session'];

/** What stands between this device and the server at the moment. */
export class ConnectionStatus {
  readonly #network: Network;
  readonly #changed = createEmitter();
  readonly #blockages = new Map<string, Blockage>();
  readonly #stop: () => void;
  #isReached = true;
  #asOf: Instant | undefined;
  /** What the leading tab said, while another one leads. */
  #heard: ConnectionReport | undefined;

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
    return this.#network.isOnline() && (this.#heard ?? this.report()).isReached;
  }
  blockage(): Blockage | undefined {
    // What kept this tab from its work is over once another one does it.
    return this.#heard ? (this.#blockageOf(ofEveryTab) ?? this.#heard.blockage) : this.#ownBlockage();
  }
  asOf(): Instant | undefined {
    return this.#heard?.asOf ?? this.#asOf;
  }

  /** The server answered, or did not. */
  setReached(isReached: boolean) {
    if (this.#isReached === isReached) return;
    this.#isReached = isReached;
    this.#changed.emit();
  }
  setAsOf(asOf: Instant | undefined) {
    this.#asOf = asOf;
    this.#changed.emit();
  }
  /** @param source what is kept from its work; undefined once its way is free again */
  setBlockage(source: string, blockage: Blockage | undefined) {
    if (this.#blockages.get(source) === blockage) return;
    if (blockage) this.#blockages.set(source, blockage);
    else this.#blockages.delete(source);
    this.#changed.emit();
  }
  setHeard(report: ConnectionReport | undefined) {
    const isSame = JSON.stringify(report) === JSON.stringify(this.#heard);
    this.#heard = report;
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

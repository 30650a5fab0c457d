import type { Blockage, RefusedCommit, SyncState } from '@dayloom/data';
import type { JournalEntry } from '@dayloom/data-local';

/** Whether the browser says that it has a network, and when that changes. */
export interface Network {
  isOnline(): boolean;
  watch(listener: () => void): () => void;
}

export const browserNetwork: Network = {
  // Node has no such flag and is taken to be online.
  isOnline: () => globalThis.navigator?.onLine ?? true,
  watch(listener) {
    globalThis.addEventListener?.('online', listener);
    globalThis.addEventListener?.('offline', listener);
    return () => {
      globalThis.removeEventListener?.('online', listener);
      globalThis.removeEventListener?.('offline', listener);
    };
  },
};

const refusedOf = ({ id, at, changes, before, reason }: JournalEntry): RefusedCommit => ({
  id,
  at,
  changes,
  before,
  reason: reason ?? 'refused',
});

function phaseOf(waiting: number, refused: number, blocked: boolean, reachable: boolean): SyncState['phase'] {
  if (refused > 0 || blocked) return 'attention';
  if (!reachable) return 'offline';
  return waiting > 0 ? 'saving' : 'saved';
}

/** What stands between this device and the server at the moment, as the indicator tells it (OF4). */
export interface Conditions {
  state(): SyncState;
  setEntries(entries: readonly JournalEntry[]): void;
  /** The server answered, or did not. */
  setReached(reached: boolean): void;
  /** Undefined once the way is free again. */
  setBlockage(blockage: Blockage | undefined): void;
  isReachable(): boolean;
  blockage(): Blockage | undefined;
  watch(next: (state: SyncState) => void): () => void;
  close(): void;
}

export function conditions(network: Network): Conditions {
  const listeners = new Set<(state: SyncState) => void>();
  let entries: readonly JournalEntry[] = [];
  let reached = true;
  let blockage: Blockage | undefined;
  const isReachable = () => reached && network.isOnline();
  const compute = (): SyncState => {
    const waiting = entries.filter(({ state }) => state === 'waiting').length;
    const refused = entries.filter(({ state }) => state === 'refused').map(refusedOf);
    const phase = phaseOf(waiting, refused.length, blockage !== undefined, isReachable());
    return { phase, waiting, refused, ...(blockage && { blockage }) };
  };
  let told = compute();
  const tell = () => {
    const state = compute();
    if (JSON.stringify(state) === JSON.stringify(told)) return;
    told = state;
    for (const listener of [...listeners]) listener(state);
  };
  const stop = network.watch(tell);
  return {
    state: () => told,
    setEntries(next) {
      entries = next;
      tell();
    },
    setReached(next) {
      reached = next;
      tell();
    },
    setBlockage(next) {
      blockage = next;
      tell();
    },
    isReachable,
    blockage: () => blockage,
    watch(next) {
      listeners.add(next);
      next(told);
      return () => void listeners.delete(next);
    },
    close() {
      stop();
      listeners.clear();
    },
  };
}

import type { Store, Sync, SyncState } from '@dayloom/data';

export interface TestSync extends Sync {
  /** Tells everybody who watches a state changed in these parts. */
  tell(change: Partial<SyncState>): void;
  /** What was asked for so far, such as 'retry r1' and 'erase', oldest first. */
  readonly asked: readonly string[];
}

/** The way to a server, told by hand; retried and discarded commits are no longer refused. */
export function testSync(start: Partial<SyncState> = {}): TestSync {
  const asked: string[] = [];
  const watchers = new Set<(state: SyncState) => void>();
  let state: SyncState = { phase: 'saved', waiting: 0, refused: [], ...start };
  const tell = (change: Partial<SyncState>) => {
    state = { ...state, ...change };
    for (const next of watchers) next(state);
  };
  const settle = (word: string, id: string) => {
    asked.push(`${word} ${id}`);
    tell({ refused: state.refused.filter((commit) => commit.id !== id) });
    return Promise.resolve();
  };
  return {
    asked,
    tell,
    watch(next) {
      watchers.add(next);
      next(state);
      return () => watchers.delete(next);
    },
    unsent: () => Promise.resolve(state.waiting + state.refused.length),
    retry: (id) => settle('retry', id),
    discard: (id) => settle('discard', id),
    pause: () => {
      asked.push('pause');
      return Promise.resolve(() => asked.push('resume'));
    },
    erase: () => {
      asked.push('erase');
      return Promise.resolve();
    },
  };
}

/** The same store with a server behind it. */
export const withSync = (store: Store, sync: Sync): Store => ({ ...store, sync });

import type { Store, Sync, SyncState } from '@dayloom/data';

export interface TestSync extends Sync {
  /** Changes part of the state and notifies all watchers. */
  emit(change: Partial<SyncState>): void;
  /** The calls so far, such as 'retry r1' and 'erase', oldest first. */
  readonly asked: readonly string[];
}

/** A `Sync` whose state the test sets. Retried and discarded commits leave `refused`. */
export function testSync(start: Partial<SyncState> = {}): TestSync {
  const asked: string[] = [];
  const watchers = new Set<(state: SyncState) => void>();
  let state: SyncState = { phase: 'saved', waiting: 0, refused: [], ...start };
  const emit = (change: Partial<SyncState>) => {
    state = { ...state, ...change };
    for (const next of watchers) next(state);
  };
  const resolveCommit = (word: string, id: string) => {
    asked.push(`${word} ${id}`);
    emit({ refused: state.refused.filter((commit) => commit.id !== id) });
    return Promise.resolve();
  };
  return {
    asked,
    emit,
    watch(next) {
      watchers.add(next);
      next(state);
      return () => watchers.delete(next);
    },
    unsent: () => Promise.resolve(state.waiting + state.refused.length),
    retry: (id) => resolveCommit('retry', id),
    discard: (id) => resolveCommit('discard', id),
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

/** The same store with sync. */
export const withSync = (store: Store, sync: Sync): Store => ({ ...store, sync });

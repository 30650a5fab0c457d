import { type CollectionName, isCollectionName } from '@dayloom/domain';

export type CommitListener = (touched: ReadonlySet<CollectionName>) => unknown;

export interface CommitChannel {
  /** Tells the listeners here and in the other tabs. */
  tell(touched: ReadonlySet<CollectionName>): void;
  listen(listener: CommitListener): () => void;
  close(): void;
}

const touchedIn = (message: unknown): Set<CollectionName> =>
  new Set(
    Array.isArray(message)
      ? message.filter((name) => typeof name === 'string' && isCollectionName(name))
      : [],
  );

/** Carries the news of commits to everything that watches this database, in all tabs. */
export function commitChannel(database: string): CommitChannel {
  const listeners = new Set<CommitListener>();
  const tellHere = (touched: ReadonlySet<CollectionName>) => {
    for (const listener of [...listeners]) listener(touched);
  };
  const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(database);
  const hear = (event: MessageEvent<unknown>) => tellHere(touchedIn(event.data));
  otherTabs?.addEventListener('message', hear);
  return {
    tell(touched) {
      tellHere(touched);
      otherTabs?.postMessage([...touched]);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      listeners.clear();
      otherTabs?.removeEventListener('message', hear);
      otherTabs?.close();
    },
  };
}

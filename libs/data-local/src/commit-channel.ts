import { createEmitter, type KeptDraft } from '@dayloom/data';
import { type CollectionName, isCollectionName } from '@dayloom/domain';
import { schemaVersion } from './rows.ts';
import type { TableName } from './user-database.ts';

export interface CommitNews {
  readonly collections: ReadonlySet<CollectionName>;
  readonly tables: ReadonlySet<TableName>;
  /** Whether a tab of an older release wrote: its rows may lack keys, and the totals may be wrong. */
  readonly isFromOlder: boolean;
}
type Listener = (news: CommitNews) => void;

export interface CommitChannel {
  /** Tells the listeners here and in the other tabs. */
  tell(news: Omit<CommitNews, 'isFromOlder'>): void;
  listen(listener: Listener): () => void;
  /** Tells the other tabs of a draft that was saved or cancelled here. */
  tellRemoved(draft: KeptDraft): void;
  onRemoved(listener: (draft: KeptDraft) => void): () => void;
  close(): void;
}

const tableNames: readonly TableName[] = ['outbox', 'base', 'meta'];
const sign = (name: TableName | number) => `#${name}`;

/** Names of collections, and with a '#' what else a release may not know: names that mean nothing to it are passed over. */
const messageOf = ({ collections, tables }: Omit<CommitNews, 'isFromOlder'>) => [
  ...collections,
  ...[...tables].map(sign),
  sign(schemaVersion),
];

/** The `schemaVersion` of the release that sent a message. */
const versionIn = (names: readonly string[]) =>
  Number(names.find((name) => /^#\d+$/.test(name))?.slice(1) ?? 0);

function newsIn(message: unknown): CommitNews {
  const names = Array.isArray(message) ? message.filter((name) => typeof name === 'string') : [];
  return {
    collections: new Set(names.filter(isCollectionName)),
    tables: new Set(tableNames.filter((table) => names.includes(sign(table)))),
    isFromOlder: versionIn(names) < schemaVersion,
  };
}

/** A draft goes behind the names, and no collection with it. */
const removedIn = (message: unknown) =>
  (Array.isArray(message) ? message : []).find((part): part is KeptDraft => typeof part === 'object');

/** Carries the news of commits to everything that watches this database, in all tabs. */
export function commitChannel(database: string): CommitChannel {
  const listeners = new Set<Listener>();
  const tellHere = (news: CommitNews) => {
    for (const listener of [...listeners]) listener(news);
  };
  const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(database);
  const removed = createEmitter<KeptDraft>();
  const hear = ({ data }: MessageEvent<unknown>) => {
    const draft = removedIn(data);
    if (draft) removed.emit(draft);
    else tellHere(newsIn(data));
  };
  otherTabs?.addEventListener('message', hear);
  return {
    tell(news) {
      tellHere({ ...news, isFromOlder: false });
      otherTabs?.postMessage(messageOf(news));
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tellRemoved: (draft) => otherTabs?.postMessage([sign(schemaVersion), draft]),
    onRemoved: removed.subscribe,
    close() {
      listeners.clear();
      removed.clear();
      otherTabs?.removeEventListener('message', hear);
      otherTabs?.close();
    },
  };
}

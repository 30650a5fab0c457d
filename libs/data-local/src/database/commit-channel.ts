import { createEmitter, type KeptDraft } from '@dayloom/data';
import { type CollectionName, isCollectionName } from '@dayloom/domain';
import { schemaVersion } from './rows.ts';
import type { TableName } from './user-database.ts';

export interface Written {
  readonly collections: ReadonlySet<CollectionName>;
  readonly tables: ReadonlySet<TableName>;
}
export interface CommitNews extends Written {
  /** Whether a tab of an older release wrote: its rows may lack keys and the totals may be wrong. */
  readonly isFromOlder: boolean;
}
export interface CommitChannel {
  /** Notifies the listeners in this tab and in the other tabs. */
  notify(written: Written): void;
  listen(listener: (news: CommitNews) => void): () => void;
  /** Notifies the other tabs of a draft that was saved or cancelled in this tab. */
  notifyRemoved(draft: KeptDraft): void;
  onRemoved(listener: (draft: KeptDraft) => void): () => void;
  close(): void;
}

const tableNames: readonly TableName[] = ['outbox', 'base', 'meta'];
const marked = (name: TableName | number) => `#${name}`;

/** Names of collections, then tables and the schema version with a '#'. A release ignores the names it does not know. */
const messageOf = ({ collections, tables }: Written) => [
  ...collections,
  ...[...tables].map(marked),
  marked(schemaVersion),
];

/** The `schemaVersion` of the release that sent a message. */
const versionIn = (names: readonly string[]) =>
  Number(names.find((name) => /^#\d+$/.test(name))?.slice(1) ?? 0);

function newsIn(message: unknown): CommitNews {
  const names = Array.isArray(message) ? message.filter((name) => typeof name === 'string') : [];
  return {
    collections: new Set(names.filter(isCollectionName)),
    tables: new Set(tableNames.filter((table) => names.includes(marked(table)))),
    isFromOlder: versionIn(names) < schemaVersion,
  };
}

/** A message about a draft has the draft after the version, and names no collection. */
const removedIn = (message: unknown) =>
  (Array.isArray(message) ? message : []).find((part): part is KeptDraft => typeof part === 'object');

/** Reports commits to everything that watches this database, in all tabs. */
export function commitChannel(database: string): CommitChannel {
  const commits = createEmitter<CommitNews>();
  const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(database);
  const removed = createEmitter<KeptDraft>();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const draft = removedIn(data);
    if (draft) removed.emit(draft);
    else commits.emit(newsIn(data));
  };
  otherTabs?.addEventListener('message', onMessage);
  return {
    notify(written) {
      commits.emit({ ...written, isFromOlder: false });
      otherTabs?.postMessage(messageOf(written));
    },
    listen: commits.subscribe,
    notifyRemoved: (draft) => otherTabs?.postMessage([marked(schemaVersion), draft]),
    onRemoved: removed.subscribe,
    close() {
      commits.clear();
      removed.clear();
      otherTabs?.removeEventListener('message', onMessage);
      otherTabs?.close();
    },
  };
}

import type { Answer, Change, Query, StoreError, Total, TotalQuery } from '@dayloom/data';
import type { CollectionName, Instant } from '@dayloom/domain';
import { toStoreError } from '../connection/storage-errors.ts';
import { reusing, type StoredRecord } from '../queries/read-records.ts';
import type { ListAnswer, RecordReads } from '../queries/record-reads.ts';
import { LiveAnswer, type LiveOptions } from './live-answer.ts';
import type { PendingCommit } from './pending-commits.ts';

type PendingCommits = typeof import('./pending-commits.ts');
type Listed = Answer<StoredRecord>;
type Reads = Pick<RecordReads, 'list' | 'total'>;

interface Watching {
  readonly collection: CollectionName;
  readonly live: Pick<LiveAnswer<unknown, unknown>, 'refresh' | 'apply' | 'end'>;
  /** The record with this id in the last value shown. */
  readonly find: (id: string) => StoredRecord | undefined;
}

const sameList = (a: Listed, b: Listed) =>
  a.isComplete === b.isComplete &&
  a.records.length === b.records.length &&
  a.records.every((record, index) => record === b.records[index]);

/** All watches of one tab, with the pending commits that they already show. */
export class Watches {
  readonly #reads: Reads;
  readonly #watching = new Set<Watching>();
  #pending: readonly PendingCommit[] = [];
  /** Comes with the first commit, because reads do without it. */
  #commits: PendingCommits | undefined;

  constructor(reads: Reads) {
    this.#reads = reads;
  }

  list(query: Query<unknown>, next: (answer: Listed) => void, fail: (error: StoreError) => void) {
    let last: ListAnswer | undefined;
    return this.#start<ListAnswer, Listed>(query.collection, {
      read: async (began) => {
        last = await this.#reads.list(query, last, began);
        return last;
      },
      show: ({ records, isComplete }, commits, before) => ({
        records: reusing(
          before?.records ?? [],
          this.#commits?.withPending(query, records, commits) ?? records,
        ),
        isComplete,
      }),
      isSame: sameList,
      next,
      fail,
      find: (shown, id) => shown?.records.find((record) => record.id === id),
    });
  }

  total(query: TotalQuery, next: (total: Total) => void, fail: (error: StoreError) => void) {
    return this.#start<Total, Total>(query.query.collection, {
      read: (began) => this.#reads.total(query, began),
      show: ({ value, isComplete }, commits) => ({
        value: value + (this.#commits?.pendingDelta(query, commits) ?? 0),
        isComplete,
      }),
      isSame: (a, b) => a.value === b.value && a.isComplete === b.isComplete,
      next,
      fail,
      find: () => undefined,
    });
  }

  /** Shows a commit optimistically, before it is stored. */
  begin(commits: PendingCommits, changes: readonly Change[], now: Instant): PendingCommit {
    this.#commits = commits;
    const commit = { effects: commits.predictEffects(changes, now, this.#findKnown), hasBegun: false };
    this.#pending = [...this.#pending, commit];
    this.#apply(commit);
    return commit;
  }

  rollBack(commit: PendingCommit) {
    this.#forget(commit);
    this.#apply(commit);
  }

  /** Keeps applying a stored commit until the watches have read again, then drops it. */
  async complete(commit: PendingCommit, reread: Promise<void>) {
    await reread;
    this.#forget(commit);
    // If the commit changed nothing in storage, nothing was read again.
    this.#apply(commit);
  }

  async refresh(collections: ReadonlySet<CollectionName>): Promise<void> {
    const stale = [...this.#watching].filter(({ collection }) => collections.has(collection));
    await Promise.all(stale.map(({ live }) => live.refresh()));
  }

  end() {
    for (const { live } of this.#watching) live.end();
    this.#watching.clear();
    this.#pending = [];
  }

  /** The last known state of a record, with the pending commits applied. */
  readonly #findKnown = (collection: CollectionName, id: string): StoredRecord | undefined => {
    const effects = this.#pending.flatMap((commit) => commit.effects);
    const effect = effects.findLast((one) => one.collection === collection && one.id === id);
    if (effect) return effect.after;
    for (const watching of this.#watching) {
      const found = watching.collection === collection ? watching.find(id) : undefined;
      if (found) return found;
    }
    return undefined;
  };

  #forget(commit: PendingCommit) {
    this.#pending = this.#pending.filter((one) => one !== commit);
  }

  #apply({ effects }: PendingCommit) {
    const collections = new Set(effects.map(({ collection }) => collection));
    for (const { collection, live } of this.#watching) if (collections.has(collection)) live.apply();
  }

  #start<Raw, Shown>(
    collection: CollectionName,
    {
      fail,
      find,
      ...options
    }: Omit<LiveOptions<Raw, Shown>, 'pending' | 'fail'> & {
      readonly fail: (error: StoreError) => void;
      readonly find: (shown: Shown | undefined, id: string) => StoredRecord | undefined;
    },
  ): () => void {
    const live: LiveAnswer<Raw, Shown> = new LiveAnswer<Raw, Shown>({
      ...options,
      pending: () => this.#pending,
      fail: (error) => {
        this.#watching.delete(watching);
        fail(toStoreError(error));
      },
    });
    const watching: Watching = { collection, live, find: (id) => find(live.shown, id) };
    this.#watching.add(watching);
    return () => {
      live.end();
      this.#watching.delete(watching);
    };
  }
}

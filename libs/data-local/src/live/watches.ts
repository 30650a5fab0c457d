import type { Answer, Change, DeletedRecord, Query, StoreError, Total, TotalQuery } from '@dayloom/data';
import type { CollectionName, Instant } from '@dayloom/domain';
import { toStoreError } from '../connection/storage-errors.ts';
import { keyAt } from '../database/user-database.ts';
import { reusing, type StoredRecord } from '../queries/read-records.ts';
import type { ListAnswer, RecordReads } from '../queries/record-reads.ts';
import { LiveAnswer, type LiveOptions } from './live-answer.ts';
import type { KnownRecord, PendingCommit } from './pending-commits.ts';

type PendingCommits = typeof import('./pending-commits.ts');
type Listed = Answer<StoredRecord>;
type Deleted = readonly DeletedRecord[];
type Reads = Pick<RecordReads, 'list' | 'total'> & {
  deleted(began: () => void): Promise<Deleted>;
};
/** Commits of which an 'Undo' may still follow. */
const maxRecent = 8;

interface Watching {
  readonly collection: CollectionName | 'deleted';
  readonly live: Pick<LiveAnswer<unknown, unknown>, 'refresh' | 'apply' | 'end'>;
  /** The records in the last value shown. */
  readonly records: () => readonly StoredRecord[];
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
  /** The last commits, and what was last read without a watch: a commit of records that no screen shows follows them. */
  #recent: readonly PendingCommit[] = [];
  #read: Pick<Watching, 'collection' | 'records'> | undefined;
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
      records: (shown) => shown?.records,
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
    });
  }

  deleted(next: (deleted: Deleted) => void, fail: (error: StoreError) => void) {
    return this.#start<Deleted, Deleted>('deleted', {
      read: (began) => this.#reads.deleted(began),
      show: (deleted, commits) => this.#commits?.deletedWithPending(deleted, commits) ?? deleted,
      isSame: () => false,
      next,
      fail,
    });
  }

  /** Remembers what a screen has read in order to change it. */
  noteRead(collection: CollectionName, records: readonly StoredRecord[]) {
    this.#read = { collection, records: () => records };
  }

  /** Shows a commit optimistically, before it is stored. */
  begin(commits: PendingCommits, changes: readonly Change[], now: Instant): PendingCommit {
    this.#commits = commits;
    const effects = commits.predictEffects(changes, now, this.#knownOf(changes, commits));
    const commit = { effects, undeleted: commits.undeletedBy(changes), hasBegun: false };
    this.#pending = [...this.#pending, commit];
    this.#recent = [...this.#recent, commit].slice(-maxRecent);
    this.#apply(commit);
    return commit;
  }

  rollBack(commit: PendingCommit) {
    this.#forget(commit);
    this.#recent = this.#recent.filter((one) => one !== commit);
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
    const stale = [...this.#watching].filter(({ collection }) =>
      collection === 'deleted' ? collections.size > 0 : collections.has(collection),
    );
    await Promise.all(stale.map(({ live }) => live.refresh()));
  }

  end() {
    for (const { live } of this.#watching) live.end();
    this.#watching.clear();
    this.#pending = [];
  }

  /** The last known states of the changed records, with the pending commits applied. */
  #knownOf(changes: readonly Change[], { knownAfter }: PendingCommits): ReadonlyMap<string, KnownRecord> {
    const ids = new Set(changes.map(({ id }) => id));
    const known = new Map<string, KnownRecord>();
    const noteEffects = (commits: readonly PendingCommit[]) => {
      for (const effect of commits.flatMap(({ effects }) => effects)) {
        const state = ids.has(effect.id) ? knownAfter(effect) : undefined;
        if (state) known.set(keyAt(effect), state);
      }
    };
    const noteRecords = ({ collection, records }: Pick<Watching, 'collection' | 'records'>) => {
      for (const record of records())
        if (ids.has(record.id)) known.set(`${collection}/${record.id}`, { record, isDeleted: false });
    };
    if (this.#read) noteRecords(this.#read);
    noteEffects(this.#recent);
    this.#watching.forEach(noteRecords);
    noteEffects(this.#pending);
    return known;
  }

  #forget(commit: PendingCommit) {
    this.#pending = this.#pending.filter((one) => one !== commit);
  }

  #apply({ effects, undeleted }: PendingCommit) {
    const collections = new Set<Watching['collection']>(effects.map(({ collection }) => collection));
    if (undeleted.size > 0) collections.add('deleted');
    for (const { collection, live } of this.#watching) if (collections.has(collection)) live.apply();
  }

  #start<Raw, Shown>(
    collection: Watching['collection'],
    {
      fail,
      records = () => undefined,
      ...options
    }: Omit<LiveOptions<Raw, Shown>, 'pending' | 'fail'> & {
      readonly fail: (error: StoreError) => void;
      readonly records?: (shown: Shown | undefined) => readonly StoredRecord[] | undefined;
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
    const watching: Watching = { collection, live, records: () => records(live.shown) ?? [] };
    this.#watching.add(watching);
    return () => {
      live.end();
      this.#watching.delete(watching);
    };
  }
}

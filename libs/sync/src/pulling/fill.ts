import { completeKey, keyAt, type RecordTransaction } from '@dayloom/data-local';
import type { CollectionName, Instant } from '@dayloom/domain';
import { basesIn, readMeta, scopeOf, serverState, writeMeta } from '../outbox/outbox.ts';
import type { Checkpoint, PullOptions, RemoteRecord } from '../protocol/remote.ts';
import { acknowledgeCounters, type SyncContext } from '../replica/acknowledge.ts';
import { latestOf, type PullState, readPullState, stepBack, writePullState } from '../replica/pull-state.ts';
import { applyGone, applyRecords } from '../replica/server-records.ts';

/** Records per request and transaction: a larger page would block rendering. */
export const pageSize = 100;

interface Filling extends SyncContext {
  readonly collection: CollectionName;
  readonly now: () => Instant;
}

/** Requests a page, and acknowledges sent counters before the page is applied. */
async function pull(filling: Filling, options: PullOptions): Promise<readonly RemoteRecord[]> {
  const { remote, collection } = filling;
  const page = await remote.pull(collection, options);
  const refs = page.map(({ id }) => ({ collection, id }));
  await acknowledgeCounters(filling, refs);
  return page;
}

const checkpointOf = ({ stamp, id }: RemoteRecord): Checkpoint => ({ stamp, id });

type Beginning = Pick<Filling, 'database' | 'collection'>;

const inTransaction = <T>(
  { database, collection }: Beginning,
  work: (transaction: RecordTransaction, state: PullState) => Promise<T>,
): Promise<T> =>
  database.write(scopeOf([{ collection }]), async (transaction) =>
    work(transaction, await readPullState(transaction, collection)),
  );

/** Starts a fill: it pulls the whole collection again. Stored records stay until it ends. */
export const beginFill = (filling: Beginning): Promise<void> =>
  inTransaction(filling, async (transaction, state) =>
    writePullState(transaction, filling.collection, { ...state, fill: state.fill + 1, filling: {} }),
  );

/** Applies the next page of a fill. @returns whether it was the last; false if another tab goes on */
export async function fillPage(filling: Filling, state: PullState): Promise<boolean> {
  const { collection, now } = filling;
  const before = state.filling?.before;
  const page = await pull(filling, { ...(before && { before }), limit: pageSize });
  return inTransaction(filling, async (transaction, current) => {
    const isMine = current.fill === state.fill && current.filling?.before?.id === before?.id;
    if (!isMine || !current.filling) return false;
    await applyRecords(transaction, collection, page, filling);
    const [first, last] = [page.at(0), page.at(-1)];
    const top = current.filling.top ?? (first && checkpointOf(first));
    const checkpoint = latestOf(page, current.checkpoint);
    // The fill itself brings everything older than the first page.
    const from = before || !top ? current.from : stepBack(top);
    writePullState(transaction, collection, {
      ...current,
      ...(checkpoint && { checkpoint }),
      ...(from && { from }),
      newsAt: now(),
      filling: { ...(top && { top }), ...(last ? { before: checkpointOf(last) } : before && { before }) },
    });
    return page.length < pageSize;
  });
}

/** Ids that this fill has not brought. The server may no longer have them. */
async function notBrought(transaction: RecordTransaction, collection: CollectionName, fill: number) {
  const ids = await transaction.idsNotFrom(collection, fill);
  // A fill does not rewrite a row with a pending change of a later version.
  const bases = await Promise.all(ids.map((id) => basesIn(transaction).get(keyAt({ collection, id }))));
  return ids.filter((_, index) => bases[index]?.[serverState]?.fill !== fill);
}

const hasLeftOver = ({ database, collection }: Filling, { fill }: PullState) =>
  database.read(
    scopeOf([{ collection }]),
    async (transaction) => (await notBrought(transaction, collection, fill)).length > 0,
  );

/** Applies records that changed during a fill, so that they do not count as removed. */
async function catchUp(filling: Filling, from: Checkpoint | undefined): Promise<void> {
  const { collection } = filling;
  let after = from;
  for (;;) {
    const page = await pull(filling, { after: after ?? { stamp: '', id: '' }, limit: pageSize });
    await inTransaction(filling, async (transaction, state) => {
      await applyRecords(transaction, collection, page, filling);
      const checkpoint = latestOf(page, state.checkpoint);
      writePullState(transaction, collection, { ...state, ...(checkpoint && { checkpoint }) });
    });
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = checkpointOf(last);
  }
}

/** Ends a fill. Records that it did not bring are removed, except for pending changes. */
export async function endFill(filling: Filling, state: PullState): Promise<void> {
  const { collection, now } = filling;
  const top = state.filling?.top;
  if (await hasLeftOver(filling, state)) await catchUp(filling, top && stepBack(top));
  await inTransaction(filling, async (transaction, { filling: under, ...current }) => {
    if (!under || current.fill !== state.fill) return;
    await applyGone(transaction, collection, await notBrought(transaction, collection, current.fill));
    writePullState(transaction, collection, { ...current, completeAt: now() });
    const complete = (await readMeta<readonly string[]>(transaction, completeKey)) ?? [];
    if (!complete.includes(collection)) {
      writeMeta(transaction, completeKey, [...complete, collection]);
      transaction.touch(collection);
    }
  });
}

import { completeKey, keyAt, type RecordTransaction } from '@dayloom/data-local';
import type { CollectionName, Instant } from '@dayloom/domain';
import { basesIn, readMeta, scopeOf, writeMeta } from './outbox.ts';
import { latestOf, type PullState, readPullState, stepBack, writePullState } from './pull-state.ts';
import type { Checkpoint, PullOptions, RemoteRecord } from './remote.ts';
import { takeOverGone, takeOverRecords } from './server-records.ts';
import { settleRaised, type Settling } from './settle.ts';

/** Records in one request and one transaction: a page must not hold the thread that draws for long. */
export const pageSize = 100;

interface Filling extends Settling {
  readonly collection: CollectionName;
  readonly now: () => Instant;
}

/** Asks for a page, and settles what must be settled before it is taken over. */
async function pull(filling: Filling, options: PullOptions): Promise<readonly RemoteRecord[]> {
  const { remote, collection } = filling;
  const page = await remote.pull(collection, options);
  await settleRaised(
    filling,
    page.map(({ id }) => ({ collection, id })),
  );
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

/** Begins to fill a collection anew; what is here stays until that is done. */
export const beginFill = (filling: Beginning): Promise<void> =>
  inTransaction(filling, async (transaction, state) =>
    writePullState(transaction, filling.collection, { ...state, fill: state.fill + 1, filling: {} }),
  );

/** Takes over the next page of a fill. @returns whether it was the last one; false as well where another tab is at it */
export async function fillPage(filling: Filling, state: PullState): Promise<boolean> {
  const { collection, now } = filling;
  const before = state.filling?.before;
  const page = await pull(filling, { ...(before && { before }), limit: pageSize });
  return inTransaction(filling, async (transaction, current) => {
    const isMine = current.fill === state.fill && current.filling?.before?.id === before?.id;
    if (!isMine || !current.filling) return false;
    await takeOverRecords(transaction, collection, page, filling);
    const [first, last] = [page.at(0), page.at(-1)];
    const top = current.filling.top ?? (first && checkpointOf(first));
    const checkpoint = latestOf(page, current.checkpoint);
    // Whatever came before the first page is brought by the fill itself.
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

/** Ids that this fill has not brought: the server may not have them any more. */
async function notBrought(transaction: RecordTransaction, collection: CollectionName, fill: number) {
  const ids = await transaction.idsNotFrom(collection, fill);
  // A row that waits for a later version of the program was not written anew.
  const bases = await Promise.all(ids.map((id) => basesIn(transaction).get(keyAt({ collection, id }))));
  return ids.filter((_, index) => bases[index]?.held?.fill !== fill);
}

const hasLeftOver = ({ database, collection }: Filling, { fill }: PullState) =>
  database.read(
    scopeOf([{ collection }]),
    async (transaction) => (await notBrought(transaction, collection, fill)).length > 0,
  );

/** Takes over what changed while a fill went down the collection, so that it does not count as gone. */
async function catchUp(filling: Filling, from: Checkpoint | undefined): Promise<void> {
  const { collection } = filling;
  let after = from;
  for (;;) {
    const page = await pull(filling, { after: after ?? { stamp: '', id: '' }, limit: pageSize });
    await inTransaction(filling, async (transaction, state) => {
      await takeOverRecords(transaction, collection, page, filling);
      const checkpoint = latestOf(page, state.checkpoint);
      writePullState(transaction, collection, { ...state, ...(checkpoint && { checkpoint }) });
    });
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = checkpointOf(last);
  }
}

/** Ends a fill: what it did not bring goes, except for own changes that are not sent. */
export async function endFill(filling: Filling, state: PullState): Promise<void> {
  const { collection, now } = filling;
  const top = state.filling?.top;
  if (await hasLeftOver(filling, state)) await catchUp(filling, top && stepBack(top));
  await inTransaction(filling, async (transaction, { filling: under, ...current }) => {
    if (!under || current.fill !== state.fill) return;
    await takeOverGone(transaction, collection, await notBrought(transaction, collection, current.fill));
    writePullState(transaction, collection, { ...current, completeAt: now() });
    const complete = (await readMeta<readonly string[]>(transaction, completeKey)) ?? [];
    if (!complete.includes(collection)) {
      writeMeta(transaction, completeKey, [...complete, collection]);
      transaction.touch(collection);
    }
  });
}

import { StoreError } from '@dayloom/data';
import { type IDBPDatabase, wrap } from 'idb';

export interface DatabaseSpec {
  readonly name: string;
  readonly version: number;
  /** Brings an older or new database to this version; runs inside the upgrade's transaction. */
  readonly upgrade: (database: IDBDatabase, transaction: IDBTransaction) => void;
  /** Where one of these stores is missing the database is deleted and made anew: for one whose loss is no harm. */
  readonly replacedWithout?: readonly string[];
}

/** Browsers are known to never answer at all, in private windows and after a crash; nor does a frozen tab let go. */
const openTimeout = 5_000;
/** For what waits its turn behind another tab, which may be upgrading many rows, or was frozen while it did. */
const queueTimeout = 60_000;
/** How long before the time-out the storage is asked whether it answers at all. */
const askedBefore = 1_000;
/** Deleting what was never there changes nothing, stands in no queue, and is answered by every storage that works. */
const neverMade = 'dayloom-never-made';

const isVersionError = (error: unknown) => error instanceof DOMException && error.name === 'VersionError';

type Opening = Pick<DatabaseSpec, 'name' | 'upgrade'> & { readonly version?: number };

function open(factory: IDBFactory, { name, version, upgrade }: Opening): Promise<IDBPDatabase> {
  const request = factory.open(name, version);
  const answer = wrap(request) as Promise<IDBPDatabase>;
  return new Promise((resolve, reject) => {
    // A request that waits its turn is told nothing: neither that it is blocked nor that it may upgrade.
    let isQueued = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (time: number, next: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(next, time);
    };
    const leaveQueue = () => {
      isQueued = false;
      clearTimeout(timer);
    };
    const giveUp = () => {
      leaveQueue();
      reject(new StoreError('storage-blocked', 'The storage does not answer'));
      answer.then(
        (late) => late.close(),
        () => undefined,
      );
    };
    const askWhetherItAnswers = async () => {
      after(askedBefore, giveUp);
      await wrap(factory.deleteDatabase(neverMade));
      if (isQueued) after(queueTimeout, giveUp);
    };
    after(openTimeout - askedBefore, () => void askWhetherItAnswers().catch(() => undefined));
    request.onblocked = () => {
      leaveQueue();
      after(openTimeout, giveUp);
    };
    request.onupgradeneeded = () => {
      // It answers: an upgrade of many rows takes as long as it takes.
      leaveQueue();
      if (request.transaction) upgrade(request.result, request.transaction);
    };
    answer.then(resolve, reject).finally(leaveQueue);
  });
}

async function replaced(damaged: IDBPDatabase, spec: DatabaseSpec, factory: IDBFactory) {
  damaged.close();
  await wrap(factory.deleteDatabase(spec.name));
  return open(factory, spec);
}

/**
 * Opens a database, made or upgraded where needed. One that a later version of the program has upgraded is opened as it
 * is: upgrades only ever add. `lost` is told when the connection ends without our doing.
 */
export async function openDatabase(
  spec: DatabaseSpec,
  factory: IDBFactory,
  lost: () => void,
): Promise<IDBPDatabase> {
  const { name, upgrade, replacedWithout = [] } = spec;
  const opened = await open(factory, spec).catch((error: unknown) => {
    if (!isVersionError(error)) throw error;
    return open(factory, { name, upgrade });
  });
  const isWhole = replacedWithout.every((store) => opened.objectStoreNames.contains(store));
  const database = isWhole ? opened : await replaced(opened, spec, factory);
  database.addEventListener('close', lost);
  // Another tab upgrades or deletes the database: holding on would block it.
  database.addEventListener('versionchange', () => {
    database.close();
    lost();
  });
  return database;
}

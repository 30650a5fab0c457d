import { StoreError } from '@dayloom/data';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames, wrap } from 'idb';

export type UpgradeTransaction<Schema extends DBSchema> = IDBPTransaction<
  Schema,
  ArrayLike<StoreNames<Schema>>,
  'versionchange'
>;

export interface DatabaseSpec<Schema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** Brings an older or new database to this version. */
  readonly upgrade: (transaction: UpgradeTransaction<Schema>) => void;
  /** If one of these stores is missing, the database is deleted and created again. For data that may be lost. */
  readonly replacedWithout?: readonly StoreNames<Schema>[];
  /** Replaces `openDatabase`. */
  readonly open?: typeof openDatabase<Schema>;
}

/** In milliseconds. Some browsers never respond in private windows or after a crash; a frozen tab never closes. */
const openTimeout = 5_000;
/** In milliseconds. For a request queued behind another tab, which may be upgrading many rows or be frozen. */
const queueTimeout = 60_000;
/** How long the storage may take to respond to the probe, in milliseconds. */
const probeTimeout = 1_000;
/** Deleting a database that does not exist changes nothing and is never queued; working storage always responds. */
const probeName = 'dayloom-never-made';

const isVersionError = (error: unknown) => error instanceof DOMException && error.name === 'VersionError';

type Opening<Schema extends DBSchema> = Pick<DatabaseSpec<Schema>, 'name' | 'upgrade'> & {
  readonly version?: number;
};

/** `openDB` of idb has a type for the schema, but opens databases of the global factory only. */
function open<Schema extends DBSchema>(
  factory: IDBFactory,
  { name, version, upgrade }: Opening<Schema>,
): Promise<IDBPDatabase<Schema>> {
  const request = factory.open(name, version);
  const answer = wrap(request) as Promise<IDBPDatabase<Schema>>;
  return new Promise((resolve, reject) => {
    // A queued request gets no event, neither `blocked` nor `upgradeneeded`.
    let isQueued = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (time: number, next: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(next, time);
    };
    const endWait = () => {
      isQueued = false;
      clearTimeout(timer);
    };
    const fail = () => {
      endWait();
      reject(new StoreError('storage-blocked', 'The storage does not answer'));
      answer.then(
        (late) => late.close(),
        () => undefined,
      );
    };
    const probe = async () => {
      after(probeTimeout, fail);
      await wrap(factory.deleteDatabase(probeName));
      if (isQueued) after(queueTimeout, fail);
    };
    after(openTimeout - probeTimeout, () => void probe().catch(() => undefined));
    request.onblocked = () => {
      endWait();
      after(openTimeout, fail);
    };
    request.onupgradeneeded = () => {
      // No timeout during an upgrade: the storage responds, and many rows take long.
      endWait();
      if (!request.transaction) return;
      const transaction = wrap(request.transaction) as unknown as UpgradeTransaction<Schema>;
      // A failed upgrade also rejects the request.
      transaction.done.catch(() => undefined);
      upgrade(transaction);
    };
    answer.then(resolve, reject).finally(endWait);
  });
}

async function replaced<Schema extends DBSchema>(
  damaged: IDBPDatabase<Schema>,
  spec: DatabaseSpec<Schema>,
  factory: IDBFactory,
) {
  damaged.close();
  await wrap(factory.deleteDatabase(spec.name));
  return open(factory, spec);
}

/**
 * Opens a database, and creates or upgrades it if needed. A database that a later release has upgraded is opened as it
 * is, because upgrades only add. `onLost` is called when the connection closes unexpectedly.
 */
export async function openDatabase<Schema extends DBSchema>(
  spec: DatabaseSpec<Schema>,
  factory: IDBFactory,
  onLost: () => void,
): Promise<IDBPDatabase<Schema>> {
  const { name, upgrade, replacedWithout = [] } = spec;
  const opened = await open(factory, spec).catch((error: unknown) => {
    if (!isVersionError(error)) throw error;
    return open(factory, { name, upgrade });
  });
  const isWhole = replacedWithout.every((store) => opened.objectStoreNames.contains(store));
  const database = isWhole ? opened : await replaced(opened, spec, factory);
  database.addEventListener('close', onLost);
  // Another tab upgrades or deletes the database; an open connection would block it.
  database.addEventListener('versionchange', () => {
    database.close();
    onLost();
  });
  return database;
}

import { StoreError } from '@dayloom/data';
import { type IDBPDatabase, wrap } from 'idb';

export interface DatabaseSpec {
  readonly name: string;
  readonly version: number;
  /** Brings an older or new database to this version; runs inside the upgrade's transaction. */
  readonly upgrade: (database: IDBDatabase, transaction: IDBTransaction) => void;
  /** If one of these stores is missing, the database is deleted and created again. For data that may be lost. */
  readonly replacedWithout?: readonly string[];
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

type Opening = Pick<DatabaseSpec, 'name' | 'upgrade'> & { readonly version?: number };

function open(factory: IDBFactory, { name, version, upgrade }: Opening): Promise<IDBPDatabase> {
  const request = factory.open(name, version);
  const answer = wrap(request) as Promise<IDBPDatabase>;
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
      if (request.transaction) upgrade(request.result, request.transaction);
    };
    answer.then(resolve, reject).finally(endWait);
  });
}

async function replaced(damaged: IDBPDatabase, spec: DatabaseSpec, factory: IDBFactory) {
  damaged.close();
  await wrap(factory.deleteDatabase(spec.name));
  return open(factory, spec);
}

/**
 * Opens a database, and creates or upgrades it if needed. A database that a later release has upgraded is opened as it
 * is, because upgrades only add. `onLost` is called when the connection closes unexpectedly.
 */
export async function openDatabase(
  spec: DatabaseSpec,
  factory: IDBFactory,
  onLost: () => void,
): Promise<IDBPDatabase> {
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

import { StoreError } from '@dayloom/data';
import { type IDBPDatabase, wrap } from 'idb';

export interface DatabaseSpec {
  readonly name: string;
  readonly version: number;
  /** Brings an older or new database to this version; runs inside the upgrade's transaction. */
  readonly upgrade: (database: IDBDatabase, transaction: IDBTransaction) => void;
}

/** Browsers are known to never answer at all, in private windows and after a crash. */
const openTimeout = 5_000;

const isVersionError = (error: unknown) => error instanceof DOMException && error.name === 'VersionError';

function open(request: IDBOpenDBRequest, upgrade: DatabaseSpec['upgrade']): Promise<IDBPDatabase> {
  const answer = wrap(request) as Promise<IDBPDatabase>;
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => {
      // It answers: an upgrade of many rows takes as long as it takes.
      clearTimeout(timer);
      if (request.transaction) upgrade(request.result, request.transaction);
    };
    const timer = setTimeout(() => {
      reject(new StoreError('storage-blocked', 'The storage does not answer'));
      answer.then(
        (late) => late.close(),
        () => undefined,
      );
    }, openTimeout);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
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
  const database = await open(factory.open(spec.name, spec.version), spec.upgrade).catch((error: unknown) => {
    if (!isVersionError(error)) throw error;
    return open(factory.open(spec.name), spec.upgrade);
  });
  database.addEventListener('close', lost);
  // Another tab upgrades or deletes the database: holding on would block it.
  database.addEventListener('versionchange', () => {
    database.close();
    lost();
  });
  return database;
}

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type DBSchema, unwrap, wrap } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DatabaseSpec, openDatabase } from './open-database.ts';

interface Rows extends DBSchema {
  rows: { key: string; value: string };
}

const spec: DatabaseSpec<Rows> = { name: 'records', version: 2, upgrade: () => undefined };
const blocked = { name: 'StoreError', code: 'storage-blocked' };
const noLoss = () => undefined;

/** An upgrade that runs until the test ends it. */
function slowUpgrade() {
  const upgrading = { isDone: false };
  const upgrade: DatabaseSpec<Rows>['upgrade'] = ({ db }) => {
    const rows = unwrap(db.createObjectStore('rows'));
    const goOn = () => {
      if (!upgrading.isDone) rows.get('nothing').onsuccess = goOn;
    };
    goOn();
  };
  return { upgrading, slow: { ...spec, upgrade } };
}

describe('opening a database', () => {
  let indexedDB: IDBFactory;
  let deletions: Promise<unknown>[];
  beforeEach(() => {
    indexedDB = new IDBFactory();
    deletions = [];
    const real = indexedDB.deleteDatabase.bind(indexedDB);
    vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
      const request = real(name);
      deletions.push(wrap(request));
      return request;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => void vi.useRealTimers());

  /** Starts to open; `outcome` is the result so far. */
  function opening(options: DatabaseSpec<Rows> = spec, factory = indexedDB) {
    const outcome: { opened?: IDBDatabase; failed?: unknown } = {};
    const done = openDatabase(options, factory, noLoss).then(
      (database) => void (outcome.opened = unwrap(database)),
      (error: unknown) => void (outcome.failed = error),
    );
    return { outcome, done };
  }
  /** Advances the clock by five seconds and lets working storage respond. */
  async function fiveSeconds() {
    await vi.advanceTimersByTimeAsync(4_000);
    await Promise.all(deletions.splice(0));
    await vi.advanceTimersByTimeAsync(1_000);
  }

  it('[OF8] storage that never responds is reported as blocked after 5 seconds', async () => {
    // A browser in this state responds to no request.
    const silent = { open: () => new IDBOpenDBRequest(), deleteDatabase: () => new IDBOpenDBRequest() };
    const { outcome } = opening(spec, silent as unknown as IDBFactory);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.failed).toMatchObject(blocked);
  });

  it('[OF8] a tab that keeps an older version open is reported as blocked after 5 seconds', async () => {
    const holder = await wrap(indexedDB.open(spec.name, 1));
    const { outcome } = opening();
    await fiveSeconds();
    await fiveSeconds();
    expect(outcome.failed).toMatchObject(blocked);
    holder?.close();
  });

  it('[OF9] opening may take longer than 5 s: a second tab waits until the upgrade of the first is complete', async () => {
    const { upgrading, slow } = slowUpgrade();
    const first = opening(slow);
    const second = opening();
    for (let times = 0; times < 6; times += 1) await fiveSeconds();
    expect([first.outcome, second.outcome]).toEqual([{}, {}]);
    upgrading.isDone = true;
    await Promise.all([first.done, second.done]);
    expect(second.outcome.opened?.objectStoreNames).toContain('rows');
    for (const { outcome } of [first, second]) outcome.opened?.close();
  });

  it('[OF8] opening does not wait forever for a tab that was frozen during its upgrade', async () => {
    const { upgrading, slow } = slowUpgrade();
    const frozen = opening(slow);
    const { outcome } = opening();
    await fiveSeconds();
    await vi.advanceTimersByTimeAsync(58_000);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outcome.failed).toMatchObject(blocked);
    upgrading.isDone = true;
    await frozen.done;
    frozen.outcome.opened?.close();
  });
});

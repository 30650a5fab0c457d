import 'fake-indexeddb/auto';
import type { SignUp } from '@dayloom/data';
import { accountsContract } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { wrap } from 'idb';
import { describe, expect, it } from 'vitest';
import { localWorld } from '../testing/local-world.ts';

accountsContract('embedded', async () => {
  const { indexedDB, close, storeOf } = localWorld(new IDBFactory());
  return {
    accounts: () => localWorld(indexedDB).backend.accounts,
    storeOf: (user) => storeOf(user.id),
    close,
  };
});

const details: SignUp = {
  firstName: 'Ada',
  mobileNo: '',
  email: 'ada@example.com',
  password: 'correct horse',
};

async function entryOf(indexedDB: IDBFactory, email: string) {
  const database = (await wrap(indexedDB.open('dayloom-accounts')))!;
  const entry: unknown = await database.transaction('accounts').objectStore('accounts').get(email);
  database.close();
  return entry;
}

async function replaceEntry(indexedDB: IDBFactory, entry: unknown) {
  const database = (await wrap(indexedDB.open('dayloom-accounts')))!;
  await database.transaction('accounts', 'readwrite').objectStore('accounts').put(entry);
  database.close();
}

describe('accounts in this browser', () => {
  it('[AU21] a password is stored only as a hash, with 600,000 rounds of PBKDF2 and its own salt', async () => {
    const { indexedDB, backend } = localWorld(new IDBFactory());
    await backend.accounts.signUp(details);
    await backend.accounts.signUp({ ...details, email: 'bob@example.com' });
    const ada = (await entryOf(indexedDB, 'ada@example.com')) as {
      password: { rounds: number; salt: Uint8Array; hash: Uint8Array };
    };
    const bob = (await entryOf(indexedDB, 'bob@example.com')) as typeof ada;
    expect(ada.password.rounds).toBeGreaterThanOrEqual(600_000);
    expect([ada.password.salt.length, ada.password.hash.length]).toEqual([16, 32]);
    expect(ada.password.salt).not.toEqual(bob.password.salt);
    expect(ada.password.hash).not.toEqual(bob.password.hash);
    expect(JSON.stringify(ada)).not.toContain(details.password);
    const reference = await import('node:crypto').then(({ pbkdf2Sync }) =>
      pbkdf2Sync(details.password, ada.password.salt, ada.password.rounds, 32, 'sha256'),
    );
    expect([...ada.password.hash]).toEqual([...reference]);
  });

  it('[OF9] a damaged account entry permits no sign-in and breaks nothing', async () => {
    const { indexedDB, backend } = localWorld(new IDBFactory());
    const user = await backend.accounts.signUp(details);
    for (const damage of [
      {},
      { id: 7 },
      { id: user.id, password: 'x' },
      { id: user.id, password: { rounds: 1, salt: 'x' } },
    ]) {
      await replaceEntry(indexedDB, { email: details.email, ...damage });
      await expect(backend.accounts.signIn(details.email, details.password)).rejects.toMatchObject({
        code: 'wrong-credentials',
      });
      expect(await backend.accounts.stillKnows(user)).toBe(false);
    }
  });

  it('[LM6] a name over its limit is rejected before an account is created', async () => {
    const { backend } = localWorld(new IDBFactory());
    await expect(backend.accounts.signUp({ ...details, firstName: 'a'.repeat(101) })).rejects.toMatchObject({
      name: 'AccountError',
    });
    await backend.accounts.signUp({ ...details, firstName: 'a'.repeat(100) });
  });

  it('[AU19] a sign-up whose user document cannot be written can be repeated', async () => {
    const { indexedDB } = localWorld(new IDBFactory());
    // Only the accounts database can be opened, not the user's own.
    const refusing = new Proxy(indexedDB, {
      get: (factory, key: keyof IDBFactory) =>
        key !== 'open'
          ? factory[key]
          : (name: string, version?: number) => {
              if (name !== 'dayloom-accounts') throw new DOMException('no room for more', 'SecurityError');
              return factory.open(name, version);
            },
    });
    await expect(localWorld(refusing).backend.accounts.signUp(details)).rejects.toMatchObject({
      code: 'storage-blocked',
    });
    await localWorld(indexedDB).backend.accounts.signUp(details);
  });

  it('[AU18] of two simultaneous sign-ups with the same e-mail, one succeeds', async () => {
    const { backend } = localWorld(new IDBFactory());
    const results = await Promise.allSettled([
      backend.accounts.signUp(details),
      backend.accounts.signUp(details),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'email-taken' },
    });
  });

  it('[AU21] storage that the browser denies is reported as blocked', async () => {
    const refused = new Proxy(new IDBFactory(), {
      get: () => () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await expect(localWorld(refused).backend.accounts.signIn('a@b', 'x')).rejects.toMatchObject({
      code: 'storage-blocked',
    });
  });
});

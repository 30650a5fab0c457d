// @vitest-environment jsdom
import { sessionAtom } from '@dayloom/account';
import type { Store, User } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import { backendWithServer, testAccounts, testSync, testUser } from '@dayloom/testing/shell';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { serveBackend } from '../testing/test-backend.ts';
import { EarlyRecords, openStoreOf } from './open-store.ts';

vi.mock('../backend/backend.ts', () => import('../testing/test-backend.ts'));
afterEach(() => serveBackend(undefined));

const ben: User = { id: 'ben' as UserId, email: 'ben@example.com' };

/** A backend that counts the stores that it opened and those that were closed. */
function counting() {
  const server = backendWithServer(testSync(), testAccounts());
  const seen = { opened: 0, closed: 0 };
  const openStore = (user: User): Store => {
    const store = server.openStore(user);
    seen.opened += 1;
    const close = () => {
      seen.closed += 1;
      store.close();
    };
    return { ...store, close };
  };
  serveBackend({ ...server, openStore });
  return seen;
}

/** A page on which this user is signed in. */
function pageOf(user: User) {
  const atoms = createStore();
  atoms.set(sessionAtom, { phase: 'signed-in', user });
  return { atoms, records: new EarlyRecords(), seen: counting() };
}

it('opens the records of a start once, for the first screen that shows them', async () => {
  const { atoms, records, seen } = pageOf(testUser);
  await records.open(testUser, atoms);
  const opened = records.peek(testUser);
  expect(await records.take(testUser)).toBe(opened);
  expect([records.take(testUser), records.peek(testUser)]).toEqual([undefined, undefined]);
  expect(seen).toEqual({ opened: 1, closed: 0 });
  opened?.close();
  expect([opened?.signal.aborted, seen.closed]).toEqual([true, 1]);
});

it('passes on records that are still being opened', async () => {
  const { atoms, records, seen } = pageOf(testUser);
  const opening = records.open(testUser, atoms);
  expect(records.peek(testUser)).toBeUndefined();
  const opened = await records.take(testUser);
  await opening;
  expect([opened?.signal.aborted, seen]).toEqual([false, { opened: 1, closed: 0 }]);
});

it('opens nothing after a screen has opened records itself', async () => {
  const { atoms, records, seen } = pageOf(testUser);
  expect(records.take(testUser)).toBeUndefined();
  await records.open(testUser, atoms);
  expect(seen).toEqual({ opened: 0, closed: 0 });
});

it('never shows the records that were opened for another user, and closes them', async () => {
  const { atoms, records, seen } = pageOf(testUser);
  await records.open(testUser, atoms);
  expect(records.peek(ben)).toBeUndefined();
  expect(records.take(ben)).toBeUndefined();
  await vi.waitFor(() => expect(seen).toEqual({ opened: 1, closed: 1 }));
});

it.each(['open', 'still being opened'])(
  '[AU20] closes records that are %s when the session ends before anything is shown',
  async (when) => {
    const { atoms, records, seen } = pageOf(testUser);
    const opening = records.open(testUser, atoms);
    if (when === 'open') await opening;
    atoms.set(sessionAtom, { phase: 'signed-out' });
    await opening;
    await vi.waitFor(() => expect(seen).toEqual({ opened: 1, closed: 1 }));
    expect(records.peek(testUser)).toBeUndefined();
  },
);

it('[AU20] opens nothing if the session ended before', async () => {
  const { atoms, records, seen } = pageOf(testUser);
  atoms.set(sessionAtom, { phase: 'signed-out' });
  await records.open(testUser, atoms);
  expect(seen).toEqual({ opened: 0, closed: 0 });
});

it('fails if the backend cannot be loaded, and opens at the next try', async () => {
  serveBackend(undefined);
  await expect(openStoreOf(testUser, createStore())).rejects.toThrow();
  const seen = counting();
  const opened = await openStoreOf(testUser, createStore());
  expect(seen.opened).toBe(1);
  opened.close();
});

// @vitest-environment jsdom
import type { Store, User } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import { testSync, testUser } from '@dayloom/testing/shell';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { backendWithServer, serveBackend, testAccounts } from '../testing/test-backend.ts';
import { openedEarly, openEarly, openStoreOf, takeOpenedEarly } from './open-store.ts';

vi.mock('../backend/backend.ts', () => import('../testing/test-backend.ts'));
afterEach(() => serveBackend(undefined));

const ben: User = { id: 'ben' as UserId, email: 'ben@example.com' };

/** A backend that counts what it opened and what was closed of it. */
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

it('opens the records of a start once, for whoever shows them first', async () => {
  const seen = counting();
  await openEarly(testUser, createStore());
  const opened = openedEarly(testUser);
  expect(takeOpenedEarly(testUser)).toBe(opened);
  expect([takeOpenedEarly(testUser), openedEarly(testUser)]).toEqual([undefined, undefined]);
  expect(seen).toEqual({ opened: 1, closed: 0 });
  opened?.close();
  expect([opened?.signal.aborted, seen.closed]).toEqual([true, 1]);
});

it('shows nobody the records that were opened for somebody else, and closes them', async () => {
  const seen = counting();
  await openEarly(testUser, createStore());
  expect(openedEarly(ben)).toBeUndefined();
  expect(takeOpenedEarly(ben)).toBeUndefined();
  expect(seen).toEqual({ opened: 1, closed: 1 });
});

it('fails where the backend cannot be loaded, and opens at the next try', async () => {
  serveBackend(undefined);
  await expect(openStoreOf(testUser, createStore())).rejects.toThrow();
  const seen = counting();
  const opened = await openStoreOf(testUser, createStore());
  expect(seen.opened).toBe(1);
  opened.close();
});

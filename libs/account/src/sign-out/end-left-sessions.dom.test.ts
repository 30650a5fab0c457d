// @vitest-environment jsdom
import type { Backend, User } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import { backendWithServer, testAccounts, testSync, testUser } from '@dayloom/testing/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberUser } from '../session/begin-session.ts';
import { hasEndedSession, rememberedUser } from '../session/remembered-session.ts';
import { endLeftSessions as endLeftSessionsWith } from './end-left-sessions.ts';

let served: Backend;
const endLeftSessions = (isSignedIn: boolean) =>
  endLeftSessionsWith(isSignedIn, {
    backend: () => Promise.resolve(served),
    backendName: () => Promise.resolve(served.name),
    endNotifications: () => Promise.resolve(),
  });

const closeBrowser = () => {
  document.cookie = 'dayloom-session=; path=/; max-age=0';
};
const ben: User = { id: 'ben' as UserId, email: 'ben@example.com' };
const stored = () => localStorage.getItem('dayloom.session');

beforeEach(closeBrowser);
afterEach(() => localStorage.clear());

function serve(signOut: () => Promise<void> = () => Promise.resolve()) {
  const accounts = testAccounts({ signOut });
  const forget = vi.fn(() => Promise.resolve());
  const backend = { ...backendWithServer(testSync(), accounts), forget };
  served = backend;
  return { accounts, backend, forget };
}

describe('a session that ends with the browser', () => {
  it('[AU12] ends in the account service too, and its records are removed', async () => {
    const { accounts, forget } = serve();
    rememberUser(testUser, false);
    closeBrowser();
    expect(rememberedUser()).toBeUndefined();
    await endLeftSessions(false);
    expect([accounts.asked, stored()]).toEqual([['signOut'], null]);
    expect(forget.mock.calls).toEqual([[testUser.id]]);
  });

  it('[AU12] has its records removed from this device before the service signs it out', async () => {
    const { accounts, backend } = serve();
    const steps: string[] = [];
    const forget = (user: string) =>
      Promise.resolve(void steps.push(`${user} after ${accounts.asked.length}`));
    served = { ...backend, forget };
    rememberUser(testUser, false);
    closeBrowser();
    await endLeftSessions(false);
    expect([steps, accounts.asked]).toEqual([[`${testUser.id} after 0`], ['signOut']]);
  });

  it('[AU12] continues while the browser is open, and so does a remembered one', async () => {
    const { accounts, forget } = serve();
    rememberUser(testUser, false);
    await endLeftSessions(false);
    rememberUser(testUser, true);
    closeBrowser();
    await endLeftSessions(false);
    expect([accounts.asked, forget.mock.calls, rememberedUser()]).toEqual([[], [], testUser]);
  });

  it('[AU12] makes no request to the embedded backend, which has no token', async () => {
    const { accounts, backend } = serve();
    served = { ...backend, name: 'local' };
    rememberUser(testUser, false);
    closeBrowser();
    await endLeftSessions(false);
    expect([accounts.asked, stored()]).toEqual([[], null]);
  });

  it('[AU12] is cleaned up again after a failure, but not if a user signs in during that', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { accounts, forget } = serve(() => Promise.reject(new Error('no way')));
    rememberUser(testUser, false);
    closeBrowser();
    await endLeftSessions(false);
    expect(stored()).not.toBeNull();
    const cleanup = endLeftSessions(false);
    rememberUser(testUser, false);
    await cleanup;
    expect([accounts.asked, forget.mock.calls.length, rememberedUser()]).toEqual([['signOut'], 1, testUser]);
  });
});

describe('another user who signs in before an ended session is cleaned up', () => {
  /** The test user's session ended with the browser, and Ben signed in before it was cleaned up. */
  function benCameFirst() {
    const served = serve();
    rememberUser(testUser, false);
    closeBrowser();
    rememberUser(ben, true);
    return served;
  }

  it('[AU12] [OF10] stays signed in, and the records of the previous user are removed once', async () => {
    const { accounts, forget } = benCameFirst();
    await endLeftSessions(true);
    await endLeftSessions(true);
    expect([forget.mock.calls, accounts.asked, rememberedUser()]).toEqual([[[testUser.id]], [], ben]);
    expect(hasEndedSession()).toBe(false);
  });

  it('[AU12] may sign in during the cleanup', async () => {
    const { accounts, forget } = serve();
    rememberUser(testUser, false);
    closeBrowser();
    const cleanup = endLeftSessions(false);
    rememberUser(ben, false);
    await cleanup;
    expect([forget.mock.calls, accounts.asked, rememberedUser()]).toEqual([[[testUser.id]], [], ben]);
  });

  it('[AU12] [OF10] may leave as well: a failed cleanup of one user does not stop that of others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { backend } = benCameFirst();
    rememberUser(ben, false);
    closeBrowser();
    rememberUser({ id: 'cleo' as UserId, email: 'cleo@example.com' }, true);
    const gone: string[] = [];
    let isBusy = true;
    const forget = async (user: string) => {
      if (isBusy && user === testUser.id) throw new Error('Another tab is at it.');
      gone.push(user);
    };
    served = { ...backend, forget };
    await endLeftSessions(true);
    expect([gone, hasEndedSession()]).toEqual([[ben.id], true]);
    isBusy = false;
    await endLeftSessions(true);
    expect([gone, hasEndedSession()]).toEqual([[ben.id, testUser.id], false]);
  });

  it('[AU12] may be the previous user again, whose records then stay', async () => {
    const { forget } = benCameFirst();
    rememberUser(testUser, true);
    await endLeftSessions(true);
    expect([forget.mock.calls, hasEndedSession()]).toEqual([[], false]);
  });

  it('[AU12] does not remove records of the embedded backend, which has the only copy', async () => {
    const { backend, forget } = benCameFirst();
    served = { ...backend, name: 'local' };
    await endLeftSessions(true);
    expect([forget.mock.calls, hasEndedSession()]).toEqual([[], false]);
  });
});

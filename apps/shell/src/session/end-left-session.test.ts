// @vitest-environment jsdom
import type { Backend } from '@dayloom/data';
import { testSync, testUser } from '@dayloom/testing/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendWithServer, serveBackend, testAccounts } from '../testing/test-backend.ts';
import { endLeftSession } from './end-left-session.ts';
import { rememberedUser, rememberUser } from './remembered-session.ts';

vi.mock('../backend/backend.ts', () => import('../testing/test-backend.ts'));

const closeBrowser = () => {
  document.cookie = 'dayloom-session=; path=/; max-age=0';
};
const stored = () => localStorage.getItem('dayloom.session');

beforeEach(closeBrowser);
afterEach(() => {
  serveBackend(undefined);
  localStorage.clear();
});

function serve(signOut: () => Promise<void> = () => Promise.resolve()) {
  const accounts = testAccounts({ signOut });
  const forget = vi.fn(() => Promise.resolve());
  const backend = { ...backendWithServer(testSync(), accounts), forget };
  serveBackend(backend);
  return { accounts, backend, forget };
}

describe('a session that was to end with the browser', () => {
  it('[AU12] ends in the account service too, and is forgotten with its records', async () => {
    const { accounts, forget } = serve();
    rememberUser(testUser, false);
    closeBrowser();
    expect(rememberedUser()).toBeUndefined();
    await endLeftSession();
    expect([accounts.asked, stored()]).toEqual([['signOut'], null]);
    expect(forget.mock.calls).toEqual([[testUser.id]]);
  });

  it('[AU12] takes its records off this device before the service lets it go', async () => {
    const { accounts, backend } = serve();
    const steps: string[] = [];
    const forget = (user: string) =>
      Promise.resolve(void steps.push(`${user} after ${accounts.asked.length}`));
    serveBackend({ ...backend, forget });
    rememberUser(testUser, false);
    closeBrowser();
    await endLeftSession();
    expect([steps, accounts.asked]).toEqual([[`${testUser.id} after 0`], ['signOut']]);
  });

  it('[AU12] is left alone while the browser is open, and so is one that is remembered', async () => {
    const { accounts, forget } = serve();
    rememberUser(testUser, false);
    await endLeftSession();
    rememberUser(testUser, true);
    closeBrowser();
    await endLeftSession();
    expect([accounts.asked, forget.mock.calls, rememberedUser()]).toEqual([[], [], testUser]);
  });

  it('[AU12] asks nothing of the embedded backend, which keeps no token', async () => {
    const { accounts, backend } = serve();
    serveBackend({ ...backend, name: 'local' } satisfies Backend);
    rememberUser(testUser, false);
    closeBrowser();
    await endLeftSession();
    expect([accounts.asked, stored()]).toEqual([[], null]);
  });

  it('[AU12] does not touch somebody who signs in meanwhile, and is tried again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { accounts, forget } = serve(() => Promise.reject(new Error('no way')));
    rememberUser(testUser, false);
    closeBrowser();
    await endLeftSession();
    expect(stored()).not.toBeNull();
    const ending = endLeftSession();
    rememberUser(testUser, false);
    await ending;
    expect([accounts.asked, forget.mock.calls.length, rememberedUser()]).toEqual([['signOut'], 1, testUser]);
  });
});

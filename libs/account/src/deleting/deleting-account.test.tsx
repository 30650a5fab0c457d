// @vitest-environment jsdom
import { AccountError, type Backend, type LongWork, type User } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import { backendWithServer, testAccounts, testSync, testUser } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginDeleting } from '../session/begin-deleting.ts';
import { rememberUser } from '../session/begin-session.ts';
import { forgetUser, isBeingDeleted, mark, rememberedUser } from '../session/remembered-session.ts';
import { sessionAtom, sessionFromDevice } from '../session/session.ts';
import { AccountPage, accountPage } from '../testing/account-page.tsx';
import { DeletingAccount } from './deleting-account.tsx';

const done = 'Your account and all of its records were deleted.';
const bob: User = { id: 'bob' as UserId, email: 'bob@example.com' };

let shown: string[];
let backend: Backend;
beforeEach(() => {
  shown = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  rememberUser(testUser, true);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

interface Asked extends LongWork {
  readonly finish: () => void;
  readonly fail: (error: unknown) => void;
}

/** An account service whose deletions are controlled by the test. */
function service() {
  const asked: Asked[] = [];
  const deleteAccount = (_user: User, work: LongWork = {}) =>
    new Promise<void>((resolve, reject) => {
      asked.push({ ...work, finish: resolve, fail: reject });
      work.signal?.addEventListener('abort', () => reject(work.signal?.reason as Error));
    });
  backend = backendWithServer(testSync(), testAccounts({ deleteAccount }));
  return asked;
}

function Tab() {
  const session = useAtomValue(sessionAtom);
  if (session.phase === 'signed-out') return <h1>Landing</h1>;
  return session.isDeleting ? <DeletingAccount user={session.user} /> : <h1>Records</h1>;
}

/** A tab in which the account is being deleted. */
function openTab() {
  const { state, host } = accountPage({ signedIn: true, backend });
  const toasts = { ...host.toasts, success: (message: string) => void shown.push(message) };
  beginDeleting(state);
  const { container } = render(
    <AccountPage page={{ state, host: { ...host, toasts } }}>
      <Tab />
    </AccountPage>,
  );
  return {
    title: () => container.querySelector('h1')?.textContent,
    text: () => container.textContent,
    /** Like a `storage` event. */
    receiveStorageEvent: () => act(() => state.set(sessionAtom, sessionFromDevice())),
  };
}

/** Waits for the next request for a deletion, and answers it. */
async function answerNext(asked: readonly Asked[], how: (one: Asked) => void, calls = 1) {
  await waitFor(() => expect(asked).toHaveLength(calls));
  // Errors and progress are rendered before the test continues.
  await act(async () => how(asked.at(-1)!));
}

const unreachable = () => new AccountError('unreachable', 'The line is down');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('[DO5] a deletion ends on the landing page with a message, and nothing of the user stays on the device', async () => {
  const asked = service();
  const tab = openTab();
  await answerNext(asked, ({ finish }) => finish());
  expect([tab.title(), shown]).toEqual(['Landing', [done]]);
  expect([rememberedUser(), isBeingDeleted(testUser.id)]).toEqual([undefined, false]);
});

it('[DO5] an account whose session ended with the browser is still deleted, and not reported as deleted before', async () => {
  const asked = service();
  rememberUser(testUser, false);
  document.cookie = `${mark}=; max-age=0`;
  expect(rememberedUser()).toBeUndefined();
  openTab();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(shown).toEqual([]);
  await act(async () => asked[0]!.finish());
  expect(shown).toEqual([done]);
});

it('[DO5] logging out in another tab stops the deletion, and nothing is reported as deleted', async () => {
  const asked = service();
  const tab = openTab();
  await waitFor(() => expect(asked).toHaveLength(1));
  forgetUser();
  tab.receiveStorageEvent();
  expect([tab.title(), shown, asked[0]!.signal?.aborted]).toEqual(['Landing', [], true]);
});

it('[DO5] another user who signs in meanwhile stays signed in, and gets no message about a deleted account', async () => {
  const asked = service();
  const tab = openTab();
  await waitFor(() => expect(asked).toHaveLength(1));
  rememberUser(bob, true);
  tab.receiveStorageEvent();
  expect([tab.title(), shown]).toEqual(['Records', []]);
  await act(async () => asked[0]!.finish());
  expect(rememberedUser()).toEqual(bob);
});

it('[DO5] the account can be kept as long as nothing is deleted, and after that only what is left of it', async () => {
  const asked = service();
  const tab = openTab();
  await answerNext(asked, ({ fail }) => fail(unreachable()));
  screen.getByRole('button', { name: 'Keep my account' });
  await press('Go on deleting');
  await answerNext(
    asked,
    ({ onProgress, fail }) => {
      onProgress?.(0);
      fail(unreachable());
    },
    2,
  );
  screen.getByText(/changes that were not sent included, does not come back/);
  await press('Keep what is left');
  expect([tab.title(), isBeingDeleted(testUser.id), shown]).toEqual(['Records', false, []]);
});

it('[DO5] the account is kept if the browser stores nothing', async () => {
  const asked = service();
  const tab = openTab();
  await answerNext(asked, ({ fail }) => fail(unreachable()));
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  await press('Keep my account');
  expect([tab.title(), errors.mock.calls.length]).toEqual(['Records', 1]);
});

/** Locks like those of a browser, for one name. */
function serveLocks() {
  let last = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<boolean>) => {
    const mine = last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    last = mine.then(
      () => undefined,
      () => undefined,
    );
    return mine;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: { request } }));
}

it('[DO5] two tabs show one deletion: when one tab continues it, both show that it is running', async () => {
  serveLocks();
  const asked = service();
  const first = openTab();
  await answerNext(asked, ({ onProgress }) => onProgress?.(250));
  const second = openTab();
  await waitFor(() => expect(second.text()).toContain('250 records are deleted'));
  await act(async () => asked[0]!.fail(unreachable()));
  await waitFor(() => expect(second.text()).toContain('Your account is not deleted yet.'));
  expect(asked).toHaveLength(1);
  const [, goOn] = screen.getAllByRole('button', { name: 'Go on deleting' });
  await userEvent.click(goOn!);
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(first.text()).not.toContain('Your account is not deleted yet.'));
  expect(screen.queryByRole('button', { name: 'Keep what is left' })).toBeNull();
  await act(async () => asked[1]!.finish());
  await waitFor(() => expect([first.title(), second.title()]).toEqual(['Landing', 'Landing']));
  expect([shown, asked.length]).toEqual([[done, done], 2]);
  vi.unstubAllGlobals();
});

it('[DO5] a waiting tab does not start a deletion that was called off', async () => {
  serveLocks();
  const asked = service();
  const first = openTab();
  await waitFor(() => expect(asked).toHaveLength(1));
  const waiting = openTab();
  forgetUser();
  rememberUser(testUser, true);
  first.receiveStorageEvent();
  await waitFor(() => expect(waiting.title()).toBe('Records'));
  expect([asked.length, shown]).toEqual([1, []]);
  vi.unstubAllGlobals();
});

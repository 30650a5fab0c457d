// @vitest-environment jsdom
import { type Store, StoreError } from '@dayloom/data';
import { testUser } from '@dayloom/testing/shell';
import { afterEach, expect, it, vi } from 'vitest';
import { watchQuietSettings } from './quiet-settings.ts';

afterEach(() => vi.restoreAllMocks());

/** Settings that cannot be read, of a user who may log out at the same time. */
async function begin(cause: StoreError, signal = new AbortController().signal) {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const watch = vi.fn<Store['watch']>((_query, _next, onError) => {
    onError(cause);
    return () => undefined;
  });
  const store = { get: () => Promise.reject(cause), watch };
  const ledger = { update: () => Promise.resolve() };
  const timeZone = () => 'Europe/Berlin';
  await watchQuietSettings({ user: testUser, store, ledger, timeZone }, () => undefined, signal);
  return { logged, watch };
}

it('[ST4] settings that cannot be read are logged', async () => {
  const { logged } = await begin(new StoreError('storage-blocked', 'The disk is gone'));
  expect(logged).toHaveBeenCalledTimes(2);
});

it('[AU4] a log-out while the settings are read logs nothing and does not watch the closed store', async () => {
  const { logged } = await begin(new StoreError('closed', 'The store is closed'));
  expect(logged).not.toHaveBeenCalled();
  const { watch } = await begin(new StoreError('closed', 'The store is closed'), AbortSignal.abort());
  expect(watch).not.toHaveBeenCalled();
});

import type { User } from '@dayloom/data';
import { RemoteError } from '@dayloom/sync';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { aSignUp, codeOf } from './account-holders.fixture.ts';
import { administer, authWorld, sessionStorage } from './auth-world.fixture.ts';
import type { AccountData } from './delete-account.ts';
import { faultyService } from './faulty-service.fixture.ts';

const authUrl = inject('authUrl');

let world: ReturnType<typeof authWorld>;
let service: Awaited<ReturnType<typeof faultyService>>;
let device: ReturnType<typeof sessionStorage>;
beforeEach(async () => {
  world = authWorld(authUrl);
  service = await faultyService(authUrl);
  device = sessionStorage();
});
afterEach(async () => {
  await world.close();
  await service.stop();
});

/** Account data that records its calls in order; `fail` makes the server fail from then on. */
function recorded() {
  const calls: string[] = [];
  let failure: Error | undefined;
  const accountData: AccountData = {
    async erase() {
      calls.push('erase');
    },
    async deleteAll(_user, { onProgress, begin, signal }) {
      calls.push('ask server');
      if (failure) throw failure;
      await begin?.();
      calls.push('delete all');
      onProgress?.(3);
      signal?.throwIfAborted();
    },
  };
  return { calls, accountData, fail: (error: Error | undefined) => (failure = error) };
}

const visit = (accountData: AccountData, recentFor = 240_000) =>
  world.accounts({ url: service.url, storage: device.persistence, accountData, recentFor });
const exists = async (user: User) => {
  const { users = [] } = await administer(authUrl, 'POST', '/projects/demo-dayloom/accounts:lookup', {
    localId: [user.id],
  });
  return (users as readonly unknown[]).length > 0;
};

describe('deleting an account', () => {
  it('[DO5] deletes its data first, then the account and its session', async () => {
    const { calls, accountData } = recorded();
    const accounts = visit(accountData);
    const user = await accounts.signUp(aSignUp());
    const progress: number[] = [];
    await accounts.deleteAccount(user, { onProgress: (deleted) => progress.push(deleted) });
    expect([calls, progress]).toEqual([
      ['ask server', 'erase', 'delete all', 'erase'],
      [0, 3],
    ]);
    expect(await exists(user)).toBe(false);
    expect(device.kept.size).toBe(0);
  });

  it('[DO5] requires a recent sign-in before it deletes anything', async () => {
    const { calls, accountData } = recorded();
    const details = aSignUp();
    const user = await visit(accountData).signUp(details);
    const later = visit(accountData, -1);
    expect(await codeOf(later.deleteAccount(user))).toBe('stale-sign-in');
    expect([calls, await exists(user)]).toEqual([[], true]);
    const again = visit(accountData);
    expect(await again.signIn(details.email, details.password)).toEqual(user);
    await again.deleteAccount(user);
    expect(await exists(user)).toBe(false);
  });

  it('[DO5] completes on retry if the service requires a sign-in after the records are deleted', async () => {
    const { calls, accountData } = recorded();
    const details = aSignUp();
    const accounts = visit(accountData);
    const user = await accounts.signUp(details);
    service.misbehave({ at: ':delete', status: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' });
    expect(await codeOf(accounts.deleteAccount(user))).toBe('stale-sign-in');
    expect([calls, await exists(user)]).toEqual([['ask server', 'erase', 'delete all'], true]);
    service.misbehave(undefined);
    await accounts.signIn(details.email, details.password);
    await accounts.deleteAccount(user);
    expect(await exists(user)).toBe(false);
  });

  it('[DO5] deletes nothing without a connection, not even on the device', async () => {
    const { calls, accountData } = recorded();
    const accounts = visit(accountData);
    const user = await accounts.signUp(aSignUp());
    await service.stop();
    expect(await codeOf(accounts.deleteAccount(user))).toBe('unreachable');
    expect([calls, await exists(user)]).toEqual([[], true]);
  });

  it('[DO5] keeps the account and the device’s data if the server cannot delete the records, until the retry', async () => {
    const { calls, accountData, fail } = recorded();
    const accounts = visit(accountData);
    const user = await accounts.signUp(aSignUp());
    fail(new RemoteError('unreachable', 'The line is down'));
    expect(await codeOf(accounts.deleteAccount(user))).toBe('unreachable');
    expect([await exists(user), await accounts.stillKnows(user)]).toEqual([true, true]);
    expect(calls).toEqual(['ask server']);
    fail(undefined);
    await accounts.deleteAccount(user);
    expect(await exists(user)).toBe(false);
  });

  it('[DO5] keeps the account and its session if cancelled while the records are deleted', async () => {
    const { calls, accountData } = recorded();
    const accounts = visit(accountData);
    const user = await accounts.signUp(aSignUp());
    const controller = new AbortController();
    const onProgress = (deleted: number) => {
      if (deleted > 0) controller.abort(new Error('Keep what is left'));
    };
    const deleting = accounts.deleteAccount(user, { signal: controller.signal, onProgress });
    await expect(deleting).rejects.toThrow('Keep what is left');
    expect(calls).toEqual(['ask server', 'erase', 'delete all']);
    expect([await exists(user), await accounts.stillKnows(user)]).toEqual([true, true]);
  });

  it('[DO5] never deletes the account of another user who is now signed in', async () => {
    const { calls, accountData } = recorded();
    const accounts = visit(accountData);
    const user = await accounts.signUp(aSignUp());
    const other = await accounts.signUp(aSignUp());
    expect(await codeOf(accounts.deleteAccount(user))).toBe('stale-sign-in');
    expect([calls, await exists(user), await exists(other)]).toEqual([[], true, true]);
  });
});

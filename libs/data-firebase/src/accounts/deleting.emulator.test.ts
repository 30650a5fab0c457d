import type { User } from '@dayloom/data';
import { RemoteError } from '@dayloom/sync';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { aSignUp, codeOf } from './account-holders.fixture.ts';
import { administer, authWorld, sessionStorage } from './auth-world.fixture.ts';
import type { Belongings } from './delete-account.ts';
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

/** Belongings that note what is asked of them, in order; `fail` is a server that does not answer what is asked next. */
function noted() {
  const asked: string[] = [];
  let failure: Error | undefined;
  const belongings: Belongings = {
    async erase() {
      asked.push('erase');
    },
    async deleteAll(_user, { told, begin, signal }) {
      asked.push('ask server');
      if (failure) throw failure;
      await begin?.();
      asked.push('delete all');
      told?.(3);
      signal?.throwIfAborted();
    },
  };
  return { asked, belongings, fail: (error: Error | undefined) => (failure = error) };
}

const visit = (belongings: Belongings, recentFor = 240_000) =>
  world.accounts({ url: service.url, storage: device.persistence, belongings, recentFor });
const isThere = async (user: User) => {
  const { users = [] } = await administer(authUrl, 'POST', '/projects/demo-dayloom/accounts:lookup', {
    localId: [user.id],
  });
  return (users as readonly unknown[]).length > 0;
};

describe('an account that is deleted', () => {
  it('[DO5] goes after everything of it, and the session with it', async () => {
    const { asked, belongings } = noted();
    const accounts = visit(belongings);
    const user = await accounts.signUp(aSignUp());
    const told: number[] = [];
    await accounts.deleteAccount(user, { told: (deleted) => told.push(deleted) });
    expect([asked, told]).toEqual([
      ['ask server', 'erase', 'delete all', 'erase'],
      [0, 3],
    ]);
    expect(await isThere(user)).toBe(false);
    expect(device.kept.size).toBe(0);
  });

  it('[DO5] by somebody who signed in long ago is asked who they are, before anything is gone', async () => {
    const { asked, belongings } = noted();
    const details = aSignUp();
    const user = await visit(belongings).signUp(details);
    const later = visit(belongings, -1);
    expect(await codeOf(later.deleteAccount(user))).toBe('stale-sign-in');
    expect([asked, await isThere(user)]).toEqual([[], true]);
    const again = visit(belongings);
    expect(await again.signIn(details.email, details.password)).toEqual(user);
    await again.deleteAccount(user);
    expect(await isThere(user)).toBe(false);
  });

  it('[DO5] whose service asks once more after the records are gone, goes with the next try', async () => {
    const { asked, belongings } = noted();
    const details = aSignUp();
    const accounts = visit(belongings);
    const user = await accounts.signUp(details);
    service.misbehave({ at: ':delete', status: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' });
    expect(await codeOf(accounts.deleteAccount(user))).toBe('stale-sign-in');
    expect([asked, await isThere(user)]).toEqual([['ask server', 'erase', 'delete all'], true]);
    service.misbehave(undefined);
    await accounts.signIn(details.email, details.password);
    await accounts.deleteAccount(user);
    expect(await isThere(user)).toBe(false);
  });

  it('[DO5] without a connection is all there, on the device too', async () => {
    const { asked, belongings } = noted();
    const accounts = visit(belongings);
    const user = await accounts.signUp(aSignUp());
    await service.stop();
    expect(await codeOf(accounts.deleteAccount(user))).toBe('unreachable');
    expect([asked, await isThere(user)]).toEqual([[], true]);
  });

  it('[DO5] whose records the server does not let go stays, on the device too, until the next try', async () => {
    const { asked, belongings, fail } = noted();
    const accounts = visit(belongings);
    const user = await accounts.signUp(aSignUp());
    fail(new RemoteError('unreachable', 'The line is down'));
    expect(await codeOf(accounts.deleteAccount(user))).toBe('unreachable');
    expect([await isThere(user), await accounts.stillKnows(user)]).toEqual([true, true]);
    expect(asked).toEqual(['ask server']);
    fail(undefined);
    await accounts.deleteAccount(user);
    expect(await isThere(user)).toBe(false);
  });

  it('[DO5] stays, with its session, where that is called off while its records go', async () => {
    const { asked, belongings } = noted();
    const accounts = visit(belongings);
    const user = await accounts.signUp(aSignUp());
    const called = new AbortController();
    const told = (deleted: number) => {
      if (deleted > 0) called.abort(new Error('Keep what is left'));
    };
    const deleting = accounts.deleteAccount(user, { signal: called.signal, told });
    await expect(deleting).rejects.toThrow('Keep what is left');
    expect(asked).toEqual(['ask server', 'erase', 'delete all']);
    expect([await isThere(user), await accounts.stillKnows(user)]).toEqual([true, true]);
  });

  it('[DO5] is never that of somebody else who is signed in here by now', async () => {
    const { asked, belongings } = noted();
    const accounts = visit(belongings);
    const user = await accounts.signUp(aSignUp());
    const other = await accounts.signUp(aSignUp());
    expect(await codeOf(accounts.deleteAccount(user))).toBe('stale-sign-in');
    expect([asked, await isThere(user), await isThere(other)]).toEqual([[], true, true]);
  });
});

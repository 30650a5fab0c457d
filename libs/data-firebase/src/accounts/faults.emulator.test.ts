import { sentenceOf } from '@dayloom/data';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { aSignUp, codeOf } from './account-holders.fixture.ts';
import { authWorld } from './auth-world.fixture.ts';
import { faultyService } from './faulty-service.fixture.ts';

const authUrl = inject('authUrl');

let world: ReturnType<typeof authWorld>;
beforeEach(() => {
  world = authWorld(authUrl);
});
afterEach(() => world.close());

describe('an account service', () => {
  let service: Awaited<ReturnType<typeof faultyService>>;
  beforeEach(async () => {
    service = await faultyService(authUrl);
  });
  afterEach(() => service.stop());

  it('[AU8] [AU19] that is unreachable keeps the session and rejects a new one', async () => {
    const accounts = world.accounts(service);
    const details = aSignUp();
    const user = await accounts.signUp(details);
    await service.stop();
    expect(await accounts.grantsToken(user)).toBe(true);
    expect(await codeOf(accounts.signIn(details.email, details.password))).toBe('unreachable');
    expect(await codeOf(accounts.sendReset(details.email))).toBe('unreachable');
    expect(await codeOf(world.accounts(service).signUp(aSignUp()))).toBe('unreachable');
    expect(await accounts.signedIn()).toBe(user.id);
  });

  it('[AU8] that fails does not end a session, but a revoked token does', async () => {
    const accounts = world.accounts(service);
    const user = await accounts.signUp(aSignUp());
    let losses = 0;
    accounts.onLost(() => (losses += 1));
    service.misbehave({ at: '/token', status: 503, message: 'UNAVAILABLE' });
    expect(await accounts.grantsToken(user)).toBe(true);
    expect(losses).toBe(0);
    service.misbehave({ at: '/token', status: 400, message: 'TOKEN_EXPIRED' });
    expect(await accounts.grantsToken(user)).toBe(false);
    expect(losses).toBe(1);
  });

  it('[ER1] that blocks further attempts is reported in plain words', async () => {
    const accounts = world.accounts(service);
    service.misbehave({
      at: ':signInWithPassword',
      status: 400,
      message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled',
    });
    const error = await accounts.signIn('ada@example.com', 'correct horse').catch((it: unknown) => it);
    expect(error).toMatchObject({ code: 'too-many-tries' });
    expect(sentenceOf(error)).not.toMatch(/auth\/|TOO_MANY/);
  });

  it('[AU19] whose code cannot be loaded is reported as unreachable, and loaded again on retry', async () => {
    const details = aSignUp();
    await world.accounts().signUp(details);
    const elsewhere = world.accounts();
    let tries = 0;
    const accounts = world.accounts({
      loadAuth: () => {
        tries += 1;
        return Promise.reject(new Error('Loading chunk firebase-auth failed.'));
      },
    });
    expect(await codeOf(accounts.signIn(details.email, details.password))).toBe('unreachable');
    expect(await codeOf(accounts.stillKnows(await elsewhere.signIn(details.email, details.password)))).toBe(
      'unreachable',
    );
    expect(tries).toBe(2);
  });
});

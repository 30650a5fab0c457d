import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { aSignUp } from './account-holders.fixture.ts';
import { administer, authWorld, sessionStorage } from './auth-world.fixture.ts';
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

/** Starts the program on this device. */
const visit = () => world.accounts({ url: service.url, storage: device.persistence });

describe('a stored session', () => {
  it('[AU8] is restored at the next start, and removed by the sign-out', async () => {
    const user = await visit().signUp(aSignUp());
    const next = visit();
    const entered = new Promise((resolve) => next.onEntered(resolve));
    expect(await next.stillKnows(user)).toBe(true);
    expect(await entered).toBe(user.id);
    await next.signOut();
    expect(device.kept.size).toBe(0);
    expect(await visit().signedIn()).toBeUndefined();
  });

  it.each([
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
    [429, 'RESOURCE_EXHAUSTED'],
    [400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled'],
    [403, 'QUOTA_EXCEEDED : Exceeded quota for reading accounts'],
  ])('[AU8] stays if the service responds with %i %s at the start', async (status, message) => {
    const user = await visit().signUp(aSignUp());
    service.misbehave({ at: ':lookup', status, message });
    const next = visit();
    let losses = 0;
    next.onLost(() => (losses += 1));
    expect(await next.stillKnows(user)).toBe(true);
    expect(await next.signedIn()).toBe(user.id);
    service.misbehave(undefined);
    expect(await next.grantsToken(user)).toBe(true);
    expect(losses).toBe(0);
    expect(await visit().signedIn()).toBe(user.id);
  });

  it('[AU8] stays after a start without a connection', async () => {
    const user = await visit().signUp(aSignUp());
    await service.stop();
    const next = visit();
    expect(await next.stillKnows(user)).toBe(true);
    expect(await next.signedIn()).toBe(user.id);
  });

  it('[AU8] stays if its expired token cannot be renewed at the start', async () => {
    const user = await visit().signUp(aSignUp());
    const [[key, session] = ['', {}]] = [...device.kept] as [string, { stsTokenManager: object }][];
    device.kept.set(key, { ...session, stsTokenManager: { ...session.stsTokenManager, expirationTime: 1 } });
    service.misbehave({ at: '/token', status: 503, message: 'UNAVAILABLE' });
    const next = visit();
    expect(await next.stillKnows(user)).toBe(true);
    service.misbehave(undefined);
    expect(await next.grantsToken(user)).toBe(true);
  });

  it('[AU8] ends if the service rejects it at the start', async () => {
    const user = await visit().signUp(aSignUp());
    await administer(authUrl, 'POST', '/projects/demo-dayloom/accounts:delete', { localId: user.id });
    const next = visit();
    expect(await next.stillKnows(user)).toBe(false);
    expect(await next.signedIn()).toBeUndefined();
    expect(device.kept.size).toBe(0);
  });

  it('[AU12] can be ended directly after a start while the service is down', async () => {
    await visit().signUp(aSignUp());
    service.misbehave({ at: ':lookup', status: 500, message: 'INTERNAL' });
    await visit().signOut();
    expect(device.kept.size).toBe(0);
    expect(await visit().signedIn()).toBeUndefined();
  });

  it('[AU8] is ignored if it cannot be read', async () => {
    const user = await visit().signUp(aSignUp());
    for (const key of device.kept.keys()) device.kept.set(key, { uid: 7 });
    const next = visit();
    expect(await next.stillKnows(user)).toBe(false);
    await next.signUp(aSignUp());
  });
});

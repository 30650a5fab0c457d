import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsignedToken } from './auth-world.fixture.ts';
import { askGoogle } from './google-popup.ts';

interface Popup {
  closed: boolean;
}

/** Stubs `open` with a popup, and records the addresses. */
function windows() {
  const addresses: URL[] = [];
  const popup: Popup = { closed: false };
  vi.stubGlobal('open', (address: string) => {
    addresses.push(new URL(address, 'https://dayloom.example'));
    return popup;
  });
  return {
    popup,
    asked: () => Object.fromEntries(new URLSearchParams(addresses.at(-1)?.hash.slice(1))),
    address: () => addresses.at(-1)?.pathname,
  };
}

const hashOf = (text = '') => createHash('sha256').update(text).digest('hex');
let channel: BroadcastChannel;
beforeEach(() => {
  channel = new BroadcastChannel('dayloom-google-sign-in');
});
afterEach(() => {
  channel.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('asking Google', () => {
  it('[AU17] opens the window synchronously and returns its token', async () => {
    const { asked, address } = windows();
    const asking = askGoogle();
    expect(address()).toBe('/google-sign-in.html');
    const { state, nonce } = asked();
    const idToken = unsignedToken({ sub: '1', name: 'Zoë', nonce: hashOf(nonce) });
    channel.postMessage({ state: 'of another tab', idToken: 'x' });
    channel.postMessage({ state, idToken });
    expect(await asking).toEqual({ idToken, rawNonce: nonce });
  });

  it('uses a new state and nonce each time', () => {
    const { asked } = windows();
    askGoogle().catch(() => undefined);
    const first = asked();
    askGoogle().catch(() => undefined);
    expect(new Set([...Object.values(first), ...Object.values(asked())]).size).toBe(4);
  });

  it.each([
    ['another nonce', { nonce: hashOf('another') }],
    ['no nonce', { sub: '1' }],
  ])('rejects a token with %s', async (_, claims) => {
    const { asked } = windows();
    const asking = askGoogle();
    channel.postMessage({ state: asked().state, idToken: unsignedToken(claims) });
    await expect(asking).rejects.toMatchObject({ name: 'AccountError', code: 'unknown' });
  });

  it.each(['', 'garbage', 'a.b.c', '..', `${btoa('{}')}.${btoa('null')}.`])(
    'rejects a text that is not a token: %j',
    async (idToken) => {
      const { asked } = windows();
      const asking = askGoogle();
      channel.postMessage({ state: asked().state, idToken });
      await expect(asking).rejects.toMatchObject({ code: 'unknown' });
    },
  );

  it.each([
    ['access_denied', 'popup-closed'],
    ['invalid_scope', 'unknown'],
  ])('reports the error %s of the provider as %s', async (error, code) => {
    const { asked } = windows();
    const asking = askGoogle();
    channel.postMessage({ state: asked().state, idToken: null, error });
    await expect(asking).rejects.toMatchObject({ code });
  });

  it('reports that the window was closed, after a short delay', async () => {
    vi.useFakeTimers();
    const { popup } = windows();
    const [asked] = await Promise.allSettled([
      askGoogle(),
      Promise.resolve().then(() => {
        popup.closed = true;
        return vi.advanceTimersByTimeAsync(1500);
      }),
    ]);
    expect(asked).toMatchObject({ status: 'rejected', reason: { code: 'popup-closed' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('accepts a token that arrives after its window was closed', async () => {
    const { popup, asked } = windows();
    const asking = askGoogle();
    popup.closed = true;
    const { state, nonce } = asked();
    const idToken = unsignedToken({ nonce: hashOf(nonce) });
    channel.postMessage({ state, idToken });
    expect(await asking).toMatchObject({ idToken });
  });

  it('reports that the browser did not open the window', async () => {
    vi.stubGlobal('open', () => null);
    await expect(askGoogle()).rejects.toMatchObject({ code: 'popup-blocked' });
  });
});

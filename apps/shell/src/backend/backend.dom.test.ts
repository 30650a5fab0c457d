// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Ends the wait for the first screen of the newest page. */
async function endFirstScreen() {
  // oxlint-disable-next-line dayloom/named-imports -- the copy of this page, not of the test
  const { markFirstScreenReady } = await import('@dayloom/platform');
  markFirstScreenReady();
}

/** A page that has not requested anything yet. */
const freshPage = async () => {
  vi.resetModules();
  return import('./backend.ts');
};
const answer = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  answer.mockReset();
});

const serve = (content: unknown, status = 200) =>
  answer.mockImplementation(async () => Response.json(content, { status }));

describe('the backend', () => {
  it.each([
    ['local', { backend: 'local' }],
    ['firebase', { backend: 'firebase', firebase: { apiKey: 'key', projectId: 'demo-dayloom' } }],
  ])('is the one that /config.json names: %s', async (name, content) => {
    serve(content);
    const page = await freshPage();
    expect(await page.preloadConfig()).toMatchObject({ backend: name });
    expect((await page.backend()).name).toBe(name);
    expect(answer.mock.calls).toEqual([['/config.json']]);
  });

  it.each([
    [{ backend: 'mongo' }, 200, "/config.json: this release knows no backend 'mongo'."],
    [null, 200, "/config.json: this release knows no backend 'undefined'."],
    [{ backend: 'firebase' }, 200, "/config.json: 'firebase' is missing."],
    [{}, 503, '/config.json: the server answered 503.'],
  ])('is rejected with the fault of the file, and requested again: %j', async (content, status, sentence) => {
    serve(content, status);
    const page = await freshPage();
    await expect(page.backend()).rejects.toThrow(sentence);
    serve({ backend: 'local' });
    expect((await page.backend()).name).toBe('local');
  });

  it('says whether the project has a Google client', async () => {
    serve({
      backend: 'firebase',
      firebase: { apiKey: 'key', projectId: 'demo-dayloom' },
      google: { clientId: 'id' },
    });
    expect((await (await freshPage()).backend()).accounts.can).toEqual({ google: true, reset: true });
  });
});

describe('the backend of a user who is signed in when the page starts', () => {
  const firebase = { backend: 'firebase', firebase: { apiKey: 'key', projectId: 'demo-dayloom' } };

  it('is loaded from the copy of /config.json, without the network', async () => {
    serve(firebase);
    await (await freshPage()).preloadConfig();
    answer.mockReturnValue(new Promise(() => undefined));
    expect((await (await freshPage()).startBackend()).name).toBe('firebase');
  });

  it('requests the file when the first screen is ready, and is the backend that it names from the next start on', async () => {
    serve(firebase);
    await (await freshPage()).preloadConfig();
    serve({ backend: 'local' });
    answer.mockClear();
    const page = await freshPage();
    expect((await page.startBackend()).name).toBe('firebase');
    expect(answer).not.toHaveBeenCalled();
    await endFirstScreen();
    await vi.waitFor(() => expect(localStorage.getItem('dayloom.config')).toContain('local'));
    expect((await page.backend()).name).toBe('firebase');
    expect((await (await freshPage()).startBackend()).name).toBe('local');
  });

  it('requests the file only after the first screen is painted too', async () => {
    serve(firebase);
    await (await freshPage()).preloadConfig();
    answer.mockClear();
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    await (await freshPage()).startBackend();
    await endFirstScreen();
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    expect(answer).not.toHaveBeenCalled();
    frames[0]?.(0);
    await vi.waitFor(() => expect(answer.mock.calls).toEqual([['/config.json']]));
  });

  it('requests the file even if no first screen is ever ready', async () => {
    serve(firebase);
    await (await freshPage()).preloadConfig();
    serve({ backend: 'local' });
    const page = await freshPage();
    vi.useFakeTimers();
    await page.startBackend();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(localStorage.getItem('dayloom.config')).toContain('local'));
  });

  it.each(['', '{"backend":', 'null', '{"backend":"mongo"}', '{"backend":"firebase"}'])(
    'waits for the file if the copy is invalid: %j',
    async (copy) => {
      localStorage.setItem('dayloom.config', copy);
      serve({ backend: 'local' });
      expect((await (await freshPage()).startBackend()).name).toBe('local');
    },
  );

  it('cannot be loaded if neither is valid, and is requested again', async () => {
    serve({}, 503);
    const page = await freshPage();
    await expect(page.startBackend()).rejects.toThrow('/config.json: the server answered 503.');
    serve({ backend: 'local' });
    expect((await page.backend()).name).toBe('local');
  });
});

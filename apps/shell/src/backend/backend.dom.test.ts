// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that has asked for nothing yet. */
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
  ])(
    'is refused with what is wrong in the file, and asked for anew: %j',
    async (content, status, sentence) => {
      serve(content, status);
      const page = await freshPage();
      await expect(page.backend()).rejects.toThrow(sentence);
      serve({ backend: 'local' });
      expect((await page.backend()).name).toBe('local');
    },
  );

  it('says whether the project has a Google client', async () => {
    serve({
      backend: 'firebase',
      firebase: { apiKey: 'key', projectId: 'demo-dayloom' },
      google: { clientId: 'id' },
    });
    expect((await (await freshPage()).backend()).accounts.can).toEqual({ google: true, reset: true });
  });
});

describe('the backend of somebody who is signed in as the page starts', () => {
  const firebase = { backend: 'firebase', firebase: { apiKey: 'key', projectId: 'demo-dayloom' } };

  it('comes from the copy of /config.json, without the network', async () => {
    serve(firebase);
    await (await freshPage()).preloadConfig();
    answer.mockReturnValue(new Promise(() => undefined));
    expect((await (await freshPage()).startBackend()).name).toBe('firebase');
  });

  it('asks for the file once the first screen stands, and is the one that it names from the next start on', async () => {
    serve(firebase);
    await (await freshPage()).preloadConfig();
    serve({ backend: 'local' });
    answer.mockClear();
    const page = await freshPage();
    expect((await page.startBackend()).name).toBe('firebase');
    expect(answer).not.toHaveBeenCalled();
    (await import('./first-screen.ts')).markFirstScreenReady();
    await vi.waitFor(() => expect(localStorage.getItem('dayloom.config')).toContain('local'));
    expect((await page.backend()).name).toBe('firebase');
    expect((await (await freshPage()).startBackend()).name).toBe('local');
  });

  it('asks for the file only once the first screen is painted too', async () => {
    serve(firebase);
    await (await freshPage()).preloadConfig();
    answer.mockClear();
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    await (await freshPage()).startBackend();
    (await import('./first-screen.ts')).markFirstScreenReady();
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    expect(answer).not.toHaveBeenCalled();
    frames[0]?.(0);
    await vi.waitFor(() => expect(answer.mock.calls).toEqual([['/config.json']]));
  });

  it('asks for the file as well where no first screen ever stands', async () => {
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
    'waits for the file where the copy is no good: %j',
    async (copy) => {
      localStorage.setItem('dayloom.config', copy);
      serve({ backend: 'local' });
      expect((await (await freshPage()).startBackend()).name).toBe('local');
    },
  );

  it('cannot be had where neither is any good, and is asked for anew', async () => {
    serve({}, 503);
    const page = await freshPage();
    await expect(page.startBackend()).rejects.toThrow('/config.json: the server answered 503.');
    serve({ backend: 'local' });
    expect((await page.backend()).name).toBe('local');
  });
});

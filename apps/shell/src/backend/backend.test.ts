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
  vi.unstubAllGlobals();
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

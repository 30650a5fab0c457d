// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptRelease } from './kept-release.ts';

/** What the worker stores, by the names of its caches in the order of their creation. */
function keep(kept: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const open = (name: string) =>
    Promise.resolve({
      match: (address: string) => {
        const text = kept[name]?.[address];
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
    });
  vi.stubGlobal('caches', { keys: () => Promise.resolve(Object.keys(kept)), open });
}

afterEach(() => vi.unstubAllGlobals());

describe('the completely stored release', () => {
  it('[OF1] is the newest one, and none whose registry is not stored yet', async () => {
    const registry = { '/modules.json': '{}' };
    keep({
      'dayloom-release-a-6': registry,
      'dayloom-release-a-7': registry,
      'dayloom-release-a-8': { '/': '<!doctype html>' },
      'dayloom-files': {},
    });
    expect((await keptRelease())?.name).toBe('dayloom-release-a-7');
  });

  it('[OF8] is none if storage is unavailable', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('refused', 'SecurityError')) });
    expect(await keptRelease()).toBeUndefined();
  });
});

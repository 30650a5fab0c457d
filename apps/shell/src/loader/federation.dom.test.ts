// @vitest-environment jsdom
import { CONTRACT } from '@dayloom/platform';
import { addFileHashes } from '@dayloom/platform/file-integrity';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { federation, hasContainer } from './federation.ts';
import { longestScript } from './limits.ts';
import { readModuleEntry } from './registry.ts';

const shared = { react: {} };
const address = '/m/works/1.0.0/entry.js';
const entry = readModuleEntry({
  name: 'works',
  version: '1.0.0',
  entry: address,
  files: { [address]: `sha384-${'a'.repeat(64)}` },
  descriptor: { name: 'works', title: 'Works', contract: CONTRACT },
});
const definition = { routes: {} };
const container = (exposed: unknown) => ({
  init: vi.fn(),
  get: vi.fn(async (name: string) => () => (name === './module' ? exposed : undefined)),
});

/** The element that loads the entry. */
const script = () => document.head.querySelector('script');
/** Ends the request: the entry leaves this on the page. */
function answer(left: unknown) {
  Object.assign(globalThis, { dayloom_works: left });
  script()?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  addFileHashes(entry.files);
  vi.stubGlobal('__federationOfShell', { instance: { shareScopeMap: { default: shared } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  script()?.remove();
  Reflect.deleteProperty(globalThis, 'dayloom_works');
});

describe('the code of a module', () => {
  it('[MO2] is what its entry exposes, with the libraries that the shell shares', async () => {
    const loading = federation.load(entry);
    expect(script()?.integrity).toBe(entry.files[address]);
    const works = container({ default: definition });
    answer(works);
    expect(await loading).toBe(definition);
    expect(works.init).toHaveBeenCalledWith(shared);
    expect(script()).toBeNull();
  });

  it('[MO3] is loaded again after a failure', async () => {
    const failing = federation.load(entry);
    script()?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow(`${address} cannot be loaded`);
    const loading = federation.load(entry);
    answer(container({ default: definition }));
    expect(await loading).toBe(definition);
  });

  it('[MO3] is not that of an earlier try', async () => {
    const first = federation.load(entry);
    answer(container({ default: definition }));
    await first;
    const second = federation.load(entry);
    expect(hasContainer('works')).toBe(false);
    script()?.dispatchEvent(new Event('load'));
    await expect(second).rejects.toThrow('works 1.0.0: its entry file does not run');
  });

  it.each([undefined, {}, { default: {} }])('[MO2] must be a module definition, not %j', async (exposed) => {
    const loading = federation.load(entry);
    answer(container(exposed));
    await expect(loading).rejects.toThrow('works 1.0.0 does not export a module definition');
  });

  it('[MO3] fails if the server never answers', async () => {
    vi.useFakeTimers();
    const loading = federation.load(entry);
    await Promise.all([
      expect(loading).rejects.toThrow('no answer within 31 s'),
      vi.advanceTimersByTimeAsync(longestScript),
    ]);
  });
});

// @vitest-environment jsdom
import { CONTRACT } from '@dayloom/platform';
import { fileHashes } from '@dayloom/platform/file-integrity';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ModuleSet } from './module-set.ts';
import { readModuleEntry } from './registry.ts';

const hashOf = (letter: string) => `sha384-${letter.repeat(64)}`;
const entry = '/m/works/1.0.0/entry.js';

/** One version as a registry describes it, correctly or not. */
const described = ({ hash = hashOf('a'), contract = CONTRACT }) =>
  readModuleEntry({
    name: 'works',
    version: '1.0.0',
    entry,
    files: { [entry]: hash },
    descriptor: { name: 'works', title: 'works', contract },
  });

/** A page with one module, whose entry loads when the registry names the hash 'b'. */
function page(first: Parameters<typeof described>[0]) {
  let loads = 0;
  const component = () => Promise.resolve({ default: () => null });
  const set = new ModuleSet([{ entry: described(first), origin: 'last good copy' }], {
    provided: { contract: CONTRACT, versions: {}, levels: {} },
    source: {
      preload: () => undefined,
      load({ files }) {
        loads += 1;
        if (files[entry] !== hashOf('b')) return Promise.reject(new Error('other bytes'));
        return Promise.resolve({ routes: { dashboard: component } });
      },
    },
  });
  const module = set.modules[0]!;
  const take = (release: Parameters<typeof described>[0]) => set.takeReleases([described(release)]);
  return { take, module, load: set.load(module, 'route', 'dashboard'), loads: () => loads };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

it('[MO3] a hash that a later registry corrects loads the version that failed', async () => {
  const { take, load, loads } = page({});
  load.start();
  await pass(4_000);
  expect(load.state().phase).toBe('failed');
  take({});
  await pass();
  expect(loads()).toBe(4);
  take({ hash: hashOf('b') });
  await pass();
  expect(load.state().phase).toBe('ready');
  expect(fileHashes().get(new URL(entry, location.href).href)).toBe(hashOf('b'));
});

it('[MO5] a contract that it corrects loads the version that needed an update', async () => {
  const { take, load } = page({ hash: hashOf('b'), contract: CONTRACT + 1 });
  load.start();
  expect(load.state().phase).toBe('refused');
  take({ hash: hashOf('b') });
  await pass();
  expect(load.state().phase).toBe('ready');
});

it('[MO8] a hash that it corrects of code that has run is accepted, and is no newer version', async () => {
  const { take, load, module } = page({ hash: hashOf('b') });
  load.start();
  await pass();
  take({ hash: hashOf('c') });
  expect(module).toMatchObject({ origin: 'live', isOutdated: false, loaded: true });
  expect(module.entry.files[entry]).toBe(hashOf('c'));
});

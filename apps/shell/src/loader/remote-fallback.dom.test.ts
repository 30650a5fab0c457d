// @vitest-environment jsdom
import { CONTRACT } from '@dayloom/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFallback } from './fallback.ts';
import { ModuleSet, type ModuleChoice } from './module-set.ts';
import { readModuleEntry } from './registry.ts';

vi.mock('./fallback.ts', () => ({ findFallback: vi.fn() }));

const hash = `sha384-${'a'.repeat(64)}`;
const release = (version: string, contract = CONTRACT) =>
  readModuleEntry({
    name: 'works',
    version,
    entry: `/m/works/${version}/entry.js`,
    files: {},
    descriptor: { name: 'works', title: 'Works', contract },
    previous: { version: '1.0.0', path: '/m/works/1.0.0/', entry: hash },
  });
const reason = 'its entry file answers 404';

/** A page with one module; `fails` are the versions that never load, `loads` those whose code was requested. */
function page(fails: readonly string[], origin: ModuleChoice['origin'] = 'live') {
  const loads: string[] = [];
  const component = () => Promise.resolve({ default: () => null });
  const broken = () => Promise.reject(new Error('a chunk'));
  const set = new ModuleSet([{ entry: release('1.1.0'), origin }], {
    provided: { contract: CONTRACT, versions: {}, levels: {} },
    source: {
      preload: () => undefined,
      load({ version }) {
        loads.push(version);
        if (fails.includes(version)) return Promise.reject(new Error('404'));
        return Promise.resolve({ routes: { dashboard: component, other: component, broken } });
      },
    },
  });
  return {
    set,
    loads,
    module: set.modules[0]!,
    loadOf: (id: string) => set.load(set.modules[0]!, 'route', id),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(findFallback)
    .mockReset()
    .mockResolvedValue({ entry: release('1.0.0'), reason });
});
afterEach(() => vi.useRealTimers());
/** Long enough for all tries of a version. */
const pass = (milliseconds = 4_000) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a release that is dead', () => {
  it('[MO9] is replaced by the previous version after all tries have failed, in all parts, and the reason is known', async () => {
    const { loads, loadOf, module } = page(['1.1.0']);
    loadOf('dashboard').start();
    loadOf('other').start();
    await pass(3_400);
    expect(module.origin).toBe('live');
    await pass(200);
    for (const id of ['dashboard', 'other']) expect(loadOf(id).state().phase).toBe('ready');
    expect(loads.at(-1)).toBe('1.0.0');
    expect(loads.filter((version) => version === '1.0.0')).toHaveLength(1);
    expect(module).toMatchObject({ origin: 'fallback', entry: { version: '1.0.0' } });
    expect(module.dead).toEqual({ version: '1.1.0', reason });
  });

  it('[MO9] is replaced once: if the previous version is dead too, a press requests the live one', async () => {
    const fails = ['1.1.0', '1.0.0'];
    const { loads, loadOf, module } = page(fails);
    loadOf('dashboard').start();
    await pass(10_000);
    expect(loadOf('dashboard').state().phase).toBe('failed');
    expect(module).toMatchObject({ origin: 'live', entry: { version: '1.1.0' }, dead: undefined });
    expect(loads).toHaveLength(8);
    loadOf('dashboard').retry();
    await pass(10_000);
    expect(loads.slice(8)).toEqual(['1.1.0', '1.1.0', '1.1.0', '1.1.0']);
    fails.length = 0;
    loadOf('dashboard').retry();
    await pass(0);
    expect(loadOf('dashboard').state().phase).toBe('ready');
    expect(module.entry.version).toBe('1.1.0');
  });

  it('[MO2, MO9] says within 6 s of its start that it is still loading', async () => {
    vi.mocked(findFallback).mockReturnValue(new Promise(() => undefined));
    const { loadOf } = page(['1.1.0']);
    loadOf('dashboard').start();
    await pass(6_000);
    expect(loadOf('dashboard').state().phase).toBe('slow');
  });

  it('[MO5, MO9] is not replaced by a version that the shell cannot run', async () => {
    vi.mocked(findFallback).mockResolvedValue({ entry: release('1.0.0', CONTRACT + 1), reason });
    const { loads, loadOf, module } = page(['1.1.0']);
    loadOf('dashboard').start();
    await pass();
    expect(loadOf('dashboard').state().phase).toBe('failed');
    expect(module.origin).toBe('live');
    expect(new Set(loads)).toEqual(new Set(['1.1.0']));
  });

  it('[MO9] stays replaced when the registry is applied again, and is replaced by a newer one', async () => {
    const { set, loads, loadOf, module } = page(['1.1.0', '1.0.0']);
    loadOf('dashboard').start();
    await pass(3_600);
    expect(module.origin).toBe('fallback');
    set.takeReleases([release('1.1.0')]);
    expect(module.entry.version).toBe('1.0.0');
    set.takeReleases([release('1.2.0')]);
    await pass();
    expect(module).toMatchObject({ origin: 'live', entry: { version: '1.2.0' }, dead: undefined });
    expect(loads.at(-1)).toBe('1.2.0');
  });
});

it('[MO9] an entry that may still load shows its card', async () => {
  vi.mocked(findFallback).mockResolvedValue(undefined);
  const { loadOf, module } = page(['1.1.0']);
  loadOf('dashboard').start();
  await pass();
  expect(loadOf('dashboard').state().phase).toBe('failed');
  expect(module.origin).toBe('live');
});

it('[MO9] a fault of a later chunk causes no fallback', async () => {
  const { loadOf, module } = page([]);
  loadOf('broken').start();
  await pass();
  expect(loadOf('broken').state().phase).toBe('failed');
  expect(module.origin).toBe('live');
  expect(findFallback).not.toHaveBeenCalled();
});

it('[MO9, MO12] a version that an override requests never falls back', async () => {
  const { loadOf, module } = page(['1.1.0'], 'override');
  loadOf('dashboard').start();
  await pass();
  expect(loadOf('dashboard').state().phase).toBe('failed');
  expect(module.origin).toBe('override');
  expect(findFallback).not.toHaveBeenCalled();
});

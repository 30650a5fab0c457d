// @vitest-environment jsdom
import { CONTRACT } from '@dayloom/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModuleSet } from './module-set.ts';
import { readModuleEntry } from './registry.ts';

interface Release {
  readonly version: string;
  readonly name?: string;
  readonly contract?: number;
  readonly react?: string;
}

const release = ({ version, name = 'works', contract = CONTRACT, react = '19.0.0' }: Release) =>
  readModuleEntry({
    name,
    version,
    entry: `/m/${name}/${version}/entry.js`,
    files: {},
    shared: { react },
    descriptor: { name, title: name, contract },
  });

interface PageOptions {
  readonly first: Release;
  /** Versions that never load. */
  readonly fails?: readonly string[];
  /** How many loads fail, or hang until they are abandoned, before the others. */
  readonly failsFirst?: number;
  readonly hangsFirst?: number;
}

/** A page with one module; `loads` are the versions whose code was requested. */
function page({ first, fails = [], failsFirst = 0, hangsFirst = 0 }: PageOptions) {
  const loads: string[] = [];
  let giveUp: ((error: Error) => void) | undefined;
  const component = () => Promise.resolve({ default: () => null });
  const set = new ModuleSet([{ entry: release(first), origin: 'last good copy' }], {
    provided: { contract: CONTRACT, versions: { react: '19.3.1' }, levels: {} },
    source: {
      preload: () => undefined,
      load({ version }) {
        loads.push(version);
        if (loads.length <= hangsFirst) return new Promise((_, reject) => void (giveUp = reject));
        giveUp?.(new Error('given up'));
        if (fails.includes(version) || loads.length <= failsFirst) return Promise.reject(new Error('404'));
        return Promise.resolve({ routes: { dashboard: component, other: component, third: component } });
      },
    },
  });
  const loadOf = (id: string) => set.load(set.modules[0]!, 'route', id);
  return { set, loads, loadOf, module: set.modules[0]! };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a registry that is applied while the page is open', () => {
  it.each([
    ['a contract of tomorrow', { version: '2.0.0', contract: CONTRACT + 1 }],
    ['another React', { version: '2.0.0', react: '20.0.0' }],
  ])('[MO5] runs nothing of a release that needs %s', async (_, next) => {
    const { set, loads, loadOf } = page({ first: { version: '1.0.0' }, fails: ['1.0.0'] });
    loadOf('dashboard').start();
    await pass(4_000);
    set.takeReleases([release(next)]);
    loadOf('dashboard').retry();
    await pass(4_000);
    expect(loadOf('dashboard').state().phase).toBe('refused');
    expect(new Set(loads)).toEqual(new Set(['1.0.0']));
  });

  it('[MO5] loads a part that needed an update automatically when a release is compatible', async () => {
    const { set, loads, loadOf } = page({ first: { version: '2.0.0', contract: CONTRACT + 1 } });
    loadOf('dashboard').start();
    await pass(0);
    expect(loadOf('dashboard').state().phase).toBe('refused');
    set.takeReleases([release({ version: '2.0.1' })]);
    await pass(0);
    expect(loadOf('dashboard').state().phase).toBe('ready');
    expect(loads).toEqual(['2.0.1']);
  });

  it('[MO3] loads a part that failed automatically when there is a newer release', async () => {
    const { set, loadOf, module } = page({ first: { version: '1.0.0' }, fails: ['1.0.0'] });
    loadOf('dashboard').start();
    await pass(4_000);
    expect(loadOf('dashboard').state().phase).toBe('failed');
    set.takeReleases([release({ version: '1.0.1' })]);
    await pass(0);
    expect(loadOf('dashboard').state().phase).toBe('ready');
    expect(module).toMatchObject({ origin: 'live', entry: { version: '1.0.1' } });
  });

  it('[MO8] keeps code that has run, and knows that there is a newer release', async () => {
    const { set, loads, loadOf, module } = page({ first: { version: '1.0.0' } });
    loadOf('dashboard').start();
    await pass(0);
    set.takeReleases([release({ version: '1.1.0' })]);
    loadOf('other').start();
    await pass(0);
    expect(loads).toEqual(['1.0.0']);
    expect(module).toMatchObject({ isOutdated: true, entry: { version: '1.0.0' } });
  });

  it('[MO6] adds a new module, but none that this tab leaves out', () => {
    const { set } = page({ first: { version: '1.0.0' } });
    const names = () => set.modules.map(({ entry }) => entry.name);
    const releases = [release({ version: '1.0.0' }), release({ version: '3', name: 'focus' })];
    set.takeReleases(releases, ['focus']);
    expect(names()).toEqual(['works']);
    set.takeReleases(releases);
    expect(names()).toEqual(['works', 'focus']);
  });
});

describe('an entry that is dead', () => {
  it('[MO2] is not requested again by another part of the same module', async () => {
    const { loads, loadOf } = page({ first: { version: '1.0.0' }, fails: ['1.0.0'] });
    loadOf('dashboard').start();
    await pass(4_000);
    expect(loads).toHaveLength(4);
    loadOf('other').start();
    await pass(4_000);
    expect(loadOf('other').state().phase).toBe('failed');
    expect(loads).toHaveLength(4);
  });

  it('[MO3] is requested at once by a press on that part', async () => {
    const { loads, loadOf } = page({ first: { version: '1.0.0' }, fails: ['1.0.0'] });
    loadOf('dashboard').start();
    await pass(4_000);
    loadOf('other').start();
    loadOf('other').retry();
    await pass(0);
    expect(loads).toHaveLength(5);
  });

  it('[MO2] that loads for another part in the end is loaded for all', async () => {
    const { loads, loadOf } = page({ first: { version: '1.0.0' }, failsFirst: 3 });
    loadOf('dashboard').start();
    await pass(3_000);
    loadOf('other').start();
    await pass(1_000);
    loadOf('third').start();
    await pass(0);
    for (const id of ['dashboard', 'other', 'third']) expect(loadOf(id).state().phase).toBe('ready');
    expect(loads).toHaveLength(4);
  });

  it('[MO2] is dead for a part that has requested it meanwhile, and for sources and commands', async () => {
    const { loads, loadOf, module } = page({ first: { version: '1.0.0' }, fails: ['1.0.0'] });
    loadOf('dashboard').start();
    await pass(3_400);
    loadOf('other').start();
    await pass(1_000);
    expect(loadOf('other').state().phase).toBe('failed');
    const asked = loads.length;
    for (const list of ['commands', 'searchSources', 'notificationSources'] as const)
      await expect(module.load(list, 'any')).rejects.toThrow('works 1.0.0 failed a moment ago');
    expect(loads).toHaveLength(asked);
  });
});

describe('what the about panel shows of a module', () => {
  it('[MO13] is how long its definition took to load', async () => {
    const { module, loadOf } = page({ first: { version: '1.0.0' }, failsFirst: 1 });
    expect(module.loadedIn).toBeUndefined();
    loadOf('dashboard').start();
    await pass(1_000);
    expect(module.loadedIn).toBe(0);
  });

  it('[MO13] is the latest failures and their reasons', async () => {
    const { module, loadOf } = page({ first: { version: '1.0.0' }, fails: ['1.0.0'] });
    loadOf('dashboard').start();
    await pass(4_000);
    const failure = {
      at: Date.now() - 500,
      version: '1.0.0',
      what: "route 'dashboard'",
      error: new Error('404'),
    };
    expect(module.failures).toEqual([failure]);
    for (let times = 0; times < 12; times += 1)
      await module.load('commands', String(times)).catch(() => undefined);
    expect(module.failures).toHaveLength(10);
    expect(module.failures.at(-1)).toMatchObject({ what: "commands '11'" });
  });
});

describe("a press on 'Try again' while a request is pending", () => {
  it('[MO3] loads the module again only once, although another part waits for it too', async () => {
    const { loads, loadOf } = page({ first: { version: '1.0.0' }, hangsFirst: 1 });
    loadOf('dashboard').start();
    loadOf('other').start();
    await pass(6_000);
    loadOf('dashboard').retry();
    await pass(2_000);
    expect(loadOf('dashboard').state().phase).toBe('ready');
    expect(loadOf('other').state().phase).toBe('ready');
    expect(loads).toHaveLength(2);
  });

  it('[MO2] also shows the other parts of the module when it has loaded, including those that had failed', async () => {
    const { loadOf } = page({ first: { version: '1.0.0' }, hangsFirst: 2 });
    loadOf('dashboard').start();
    await pass(10_000);
    loadOf('other').start();
    await pass(20_000);
    expect(loadOf('dashboard').state().phase).toBe('failed');
    loadOf('dashboard').retry();
    await pass(10_500);
    expect(loadOf('other').state().phase).toBe('failed');
    loadOf('dashboard').retry();
    await pass(600);
    for (const id of ['dashboard', 'other']) expect(loadOf(id).state().phase).toBe('ready');
  });

  it('[MO5] ends with the message that the newer release needs an update', async () => {
    const { set, loadOf } = page({ first: { version: '1.0.0' }, hangsFirst: 1 });
    loadOf('dashboard').start();
    await pass(6_000);
    set.takeReleases([release({ version: '2.0.0', contract: CONTRACT + 1 })]);
    loadOf('dashboard').retry();
    await pass(10_000);
    expect(loadOf('dashboard').state().phase).toBe('refused');
  });

  it('[MO3] leaves a part unchanged that has loaded meanwhile', async () => {
    const { loadOf } = page({ first: { version: '1.0.0' } });
    loadOf('dashboard').start();
    await pass(0);
    const before = loadOf('dashboard').state();
    loadOf('dashboard').retry();
    expect(loadOf('dashboard').state()).toBe(before);
  });
});

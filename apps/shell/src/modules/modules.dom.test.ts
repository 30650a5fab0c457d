// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryServer, registryText } from '../testing/registry-server.ts';
import { findModules, type Modules, modulesAtom, takeNewReleasesAtom } from './modules.ts';

const { answers, at } = registryServer();

beforeEach(() => {
  // A page resolves relative addresses, and its build knows its own folder.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => fetch(at(path), options));
  vi.stubGlobal('__webpack_public_path__', '/s/1/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('./override.ts');
  history.replaceState(null, '', '/');
});

const live = (revision: number) => ({ status: 200, body: registryText(revision) });
const keptCopy = (revision: number) => localStorage.setItem('dayloom.registry', registryText(revision));

/** The source of the page's modules, and the version of 'works' that a press on a link would load. */
function known(modules: Modules | undefined) {
  if (modules?.phase !== 'ready') return modules?.phase;
  return `${modules.source}: ${modules.set.modules.map(({ entry }) => entry.version).join()}`;
}

describe('the modules of a page', () => {
  it('[MO15] are those of a copy, and the live ones when the registry answers after all', async () => {
    keptCopy(6);
    let answer: () => void = () => undefined;
    answers['/modules.json'] = { ...live(7), after: new Promise((resolve) => (answer = resolve)) };
    const reported: (string | undefined)[] = [];
    await findModules((modules) => reported.push(known(modules)));
    expect(reported).toEqual(['last good copy: 1.0.6']);
    answer();
    await vi.waitFor(() => expect(reported).toEqual(['last good copy: 1.0.6', 'live: 1.0.7']));
  });

  it('are none if no registry can be loaded', async () => {
    const reported: unknown[] = [];
    await findModules((modules) => reported.push(known(modules)));
    expect(reported).toEqual(['none']);
  });

  it('[MO15] stay unchanged if the server is down when a part is retried: no copy is used', async () => {
    const state = createStore();
    answers['/modules.json'] = live(7);
    await findModules((modules) => state.set(modulesAtom, modules));
    localStorage.clear();
    answers['/modules.json'] = { status: 500, body: '' };
    answers['/s/1/registry.json'] = live(9);
    await state.set(takeNewReleasesAtom);
    expect(known(state.get(modulesAtom))).toBe('live: 1.0.7');
    answers['/modules.json'] = live(8);
    await state.set(takeNewReleasesAtom);
    expect(known(state.get(modulesAtom))).toBe('live: 1.0.8');
  });

  it.each(['/', '/?without=planner'])('[MO15] run at %s without session storage', async (address) => {
    history.replaceState(null, '', address);
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    answers['/modules.json'] = live(7);
    const reported: unknown[] = [];
    await findModules((modules) => reported.push(known(modules)));
    expect(reported).toEqual(['live: 1.0.7']);
  });

  it('[MO15] are the released ones if the code of the override does not load within five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.resetModules();
    vi.doMock('./override.ts', () => new Promise<never>(() => undefined));
    const { findModules: findWithoutCode } = await import('./modules.ts');
    history.replaceState(null, '', '/?without=works');
    answers['/modules.json'] = live(7);
    const reported: unknown[] = [];
    const found = findWithoutCode((modules) => reported.push(known(modules)));
    await vi.waitFor(() => expect(localStorage.getItem('dayloom.registry')).not.toBeNull(), { interval: 1 });
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    await found;
    expect(reported).toEqual(['live: 1.0.7']);
  });
});

// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryServer, registryText } from '../testing/registry-server.ts';
import { findModules, type Modules, modulesAtom, takeNewReleasesAtom } from './modules.ts';

const { answers, at } = registryServer();

beforeEach(() => {
  // A page resolves addresses by itself, and its build knows the folder it stands in.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => fetch(at(path), options));
  vi.stubGlobal('__webpack_public_path__', '/s/1/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('./override-chunk.ts');
  history.replaceState(null, '', '/');
});

const live = (revision: number) => ({ status: 200, body: registryText(revision) });
const keptCopy = (revision: number) => localStorage.setItem('dayloom.registry', registryText(revision));

/** What the page knows of the modules: where from, and which version of 'works' a press on a link would load. */
function known(modules: Modules | undefined) {
  if (modules?.phase !== 'ready') return modules?.phase;
  return `${modules.source}: ${modules.set.modules.map(({ entry }) => entry.version).join()}`;
}

describe('the modules of a page', () => {
  it('[MO15] are those of a copy, and the live ones once the registry has answered after all', async () => {
    keptCopy(6);
    let answer: () => void = () => undefined;
    answers['/modules.json'] = { ...live(7), after: new Promise((resolve) => (answer = resolve)) };
    const told: (string | undefined)[] = [];
    await findModules((modules) => told.push(known(modules)));
    expect(told).toEqual(['last good copy: 1.0.6']);
    answer();
    await vi.waitFor(() => expect(told).toEqual(['last good copy: 1.0.6', 'live: 1.0.7']));
  });

  it('are none where no registry can be had', async () => {
    const told: unknown[] = [];
    await findModules((modules) => told.push(known(modules)));
    expect(told).toEqual(['none']);
  });

  it('[MO15] stay as they are where the server is gone when a part is tried again: no copy is looked for', async () => {
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

  it.each(['/', '/?without=planner'])(
    '[MO15] run at %s where the session has no storage',
    async (address) => {
      history.replaceState(null, '', address);
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
      answers['/modules.json'] = live(7);
      const told: unknown[] = [];
      await findModules((modules) => told.push(known(modules)));
      expect(told).toEqual(['live: 1.0.7']);
    },
  );

  it('[MO15] are the released ones where the code of the override does not come in five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.doMock('./override-chunk.ts', () => new Promise<never>(() => undefined));
    history.replaceState(null, '', '/?without=works');
    answers['/modules.json'] = live(7);
    const told: unknown[] = [];
    const found = findModules((modules) => told.push(known(modules)));
    await vi.waitFor(() => expect(localStorage.getItem('dayloom.registry')).not.toBeNull(), { interval: 1 });
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    await found;
    expect(told).toEqual(['live: 1.0.7']);
  });
});

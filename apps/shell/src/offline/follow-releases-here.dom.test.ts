// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryServer, registryText } from '../testing/registry-server.ts';

const { answers, at } = registryServer();

/** The registry with a shell in the given folder. */
const live = (revision: number, shell: string, line?: string) => ({
  status: 200,
  body: JSON.stringify({
    ...(JSON.parse(registryText(revision, undefined, line)) as object),
    shell: { path: shell },
  }),
});

/** A page of the shell in `/s/1/`. `arrive` simulates a navigation. */
async function openPage() {
  vi.resetModules();
  const { findModules, modulesAtom } = await import('../modules/modules.ts');
  const { followReleasesHere } = await import('./follow-releases-here.ts');
  const { toasts } = await import('@dayloom/toasts');
  const { unsavedAtom } = await import('../unsaved-work/unsaved-text.ts');
  const update = vi.spyOn(toasts, 'update');
  const atoms = createStore();
  await findModules((modules) => atoms.set(modulesAtom, modules));
  const arrive = () => followReleasesHere(atoms);
  await arrive();
  return { atoms, unsavedAtom, arrive, update };
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('__webpack_public_path__', '/s/1/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a release while a page is open', () => {
  beforeEach(() => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string, options?: RequestInit) => fetch(at(path), options));
    answers['/modules.json'] = live(1, '/s/1/');
  });

  it('[MO15, MO18] of a new line is offered although its revision is lower than the running one', async () => {
    answers['/modules.json'] = live(7, '/s/1/', 'a');
    const { arrive, update } = await openPage();
    answers['/modules.json'] = live(6, '/s/2/', 'a');
    later(61);
    await arrive();
    expect(update).not.toHaveBeenCalled();
    answers['/modules.json'] = live(1, '/s/2/', 'b');
    later(61);
    await arrive();
    expect(update).toHaveBeenCalledOnce();
  });

  it('[MO18] that changes neither the shell nor a running module is not offered', async () => {
    const { arrive, update } = await openPage();
    answers['/modules.json'] = live(2, '/s/1/');
    later(61);
    await arrive();
    expect(update).not.toHaveBeenCalled();
  });

  it('[MO18] is not offered if the server fails', async () => {
    const { arrive, update } = await openPage();
    answers['/modules.json'] = { status: 500, body: '' };
    later(61);
    await arrive();
    expect(update).not.toHaveBeenCalled();
  });

  it('[MO18] is found when the page becomes visible again, and offered at the next address', async () => {
    const { arrive, update } = await openPage();
    answers['/modules.json'] = live(2, '/s/2/');
    later(61);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() =>
      expect(JSON.parse(localStorage.getItem('dayloom.registry') ?? '')).toMatchObject({ revision: 2 }),
    );
    expect(update).not.toHaveBeenCalled();
    await arrive();
    expect(update).toHaveBeenCalledOnce();
  });

  it('[MO18] is not offered in the middle of text that is not saved', async () => {
    const { arrive, update, atoms, unsavedAtom } = await openPage();
    atoms.set(unsavedAtom, [{ what: 'the note', isSaving: false, isSafe: false }]);
    answers['/modules.json'] = live(2, '/s/2/');
    later(61);
    await arrive();
    expect(update).not.toHaveBeenCalled();
    atoms.set(unsavedAtom, [{ what: 'the note', isSaving: false, isSafe: true }]);
    await arrive();
    expect(update).toHaveBeenCalledOnce();
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testHost } from '../testing/test-host.ts';
import type { OfflineHost } from './offline-host.ts';

/** A page of the shell in `/s/1/`. `arrive` simulates a navigation, `live` is the answer of the server. */
async function openPage() {
  vi.resetModules();
  const { followReleases } = await import('./follow-releases.ts');
  const live = { shell: '/s/1/', line: undefined, revision: 1 };
  const page = { isModuleOutdated: false, hasUnsavedText: false };
  const takeNewReleases = vi.fn<OfflineHost['takeNewReleases']>(() => Promise.resolve({ ...live }));
  const offerReload = vi.fn<OfflineHost['offerReload']>();
  const module = { entry: { entry: '/m/works/1.0.1/entry.js' } };
  const host = testHost({
    modules: () => ({ ...live, modules: [{ ...module, isOutdated: page.isModuleOutdated }] }),
    takeNewReleases,
    hasUnsavedText: () => page.hasUnsavedText,
    offerReload,
  });
  const arrive = () => followReleases(host);
  await arrive();
  const release = (revision: number, shell: string) => Object.assign(live, { revision, shell });
  return { page, release, arrive, takeNewReleases, offerReload };
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a release while a page is open', () => {
  it('[MO18] is offered at the next address, once', async () => {
    const { release, arrive, offerReload } = await openPage();
    release(2, '/s/2/');
    later(61);
    await arrive();
    expect(offerReload).toHaveBeenCalledExactlyOnceWith(
      'A new version of Dayloom is ready. A reload keeps what you have typed.',
      expect.any(Function) as unknown,
      expect.any(AbortSignal) as unknown,
    );
    later(61);
    await arrive();
    expect(offerReload).toHaveBeenCalledOnce();
  });

  it('[MO18] that is later than the offered one replaces that offer', async () => {
    const { release, arrive, offerReload } = await openPage();
    for (const revision of [2, 3]) {
      release(revision, `/s/${revision}/`);
      later(61);
      await arrive();
    }
    expect(offerReload.mock.calls.map(([, , until]) => until.aborted)).toEqual([true, false]);
  });

  it('[MO18] that changes neither the shell nor a running module is not offered', async () => {
    const { release, arrive, offerReload } = await openPage();
    release(2, '/s/1/');
    later(61);
    await arrive();
    expect(offerReload).not.toHaveBeenCalled();
  });

  it('[MO18] that changes a running module is offered', async () => {
    const { page, release, arrive, offerReload } = await openPage();
    release(2, '/s/1/');
    page.isModuleOutdated = true;
    later(61);
    await arrive();
    expect(offerReload).toHaveBeenCalledOnce();
  });

  it('[MO18] is not offered if the server fails', async () => {
    const { arrive, takeNewReleases, offerReload } = await openPage();
    takeNewReleases.mockRejectedValue(new Error('/modules.json answered 500'));
    later(61);
    await arrive();
    expect(takeNewReleases).toHaveBeenCalledOnce();
    expect(offerReload).not.toHaveBeenCalled();
  });

  it('[MO18] is found when the page becomes visible again, and offered at the next address', async () => {
    const { release, arrive, takeNewReleases, offerReload } = await openPage();
    release(2, '/s/2/');
    later(61);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(takeNewReleases).toHaveBeenCalledOnce();
    expect(offerReload).not.toHaveBeenCalled();
    await arrive();
    expect(takeNewReleases).toHaveBeenCalledOnce();
    expect(offerReload).toHaveBeenCalledOnce();
  });

  it.each(['a field', 'a dialog', 'text that is not saved'])(
    '[MO18] is not offered in the middle of %s',
    async (what) => {
      const { page, release, arrive, offerReload } = await openPage();
      const element = document.createElement(what === 'a dialog' ? 'dialog' : 'input');
      document.body.append(element);
      if (what === 'a dialog') element.setAttribute('open', '');
      if (what === 'a field') element.focus();
      page.hasUnsavedText = what === 'text that is not saved';
      release(2, '/s/2/');
      later(61);
      await arrive();
      expect(offerReload).not.toHaveBeenCalled();
      element.remove();
      page.hasUnsavedText = false;
      await arrive();
      expect(offerReload).toHaveBeenCalledOnce();
    },
  );
});

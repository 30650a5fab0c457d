// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeepAnswer } from '../kept/keep-message.ts';
import { testHost } from '../testing/test-host.ts';

const noServer: KeepAnswer = { outcome: 'failed', reason: 'TypeError: Failed to fetch' };
const noRoom: KeepAnswer = { outcome: 'no room', reason: 'QuotaExceededError' };

/** A page whose worker gives these answers, one after the other. */
async function openPage(...answers: readonly KeepAnswer[]) {
  vi.resetModules();
  const { keepRelease } = await import('./keep-release.ts');
  const { keptReport } = await import('./kept-report.ts');
  const waiting = [...answers];
  const postMessage = vi.fn((_: unknown, [port]: readonly MessagePort[]) =>
    port?.postMessage(waiting.shift()),
  );
  const request = vi.fn((_name: string) => Promise.resolve());
  vi.stubGlobal('navigator', { onLine: true, locks: { request }, serviceWorker: {} });
  const host = testHost({ worker: () => Promise.resolve({ active: { postMessage } }) });
  const arrive = () => keepRelease(host);
  const lockNames = () => request.mock.calls.map(([name]) => name);
  return { arrive, postMessage, lockNames, keptReport };
}

/** Waits until the worker has answered and the report is updated. */
const answered = (page: Awaited<ReturnType<typeof openPage>>, failure: string | undefined) =>
  vi.waitFor(() => expect(page.keptReport()).toMatchObject({ failure }));

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

/** The registry of the release that the worker has stored. */
function stored(registry: string) {
  const match = () => Promise.resolve(new Response(registry));
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['dayloom-release-a-7']),
    open: () => Promise.resolve({ match }),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stored('{"revision":7}');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('keeping the live release on the device', () => {
  it('[OF1] is requested from the worker once for each registry', async () => {
    const page = await openPage({ outcome: 'kept' });
    await page.arrive();
    await answered(page, undefined);
    later(61);
    await page.arrive();
    expect(page.postMessage).toHaveBeenCalledOnce();
  });

  it('[OF1] is retried by the same page a minute after a failure', async () => {
    const page = await openPage(noServer, { outcome: 'kept' });
    await page.arrive();
    await answered(page, noServer.reason);
    await page.arrive();
    expect(page.postMessage).toHaveBeenCalledOnce();
    later(61);
    await page.arrive();
    await answered(page, undefined);
    expect(page.postMessage).toHaveBeenCalledTimes(2);
  });

  it('[OF8] is not retried by a page after storage was full', async () => {
    const page = await openPage(noRoom);
    await page.arrive();
    await answered(page, noRoom.reason);
    later(61);
    await page.arrive();
    expect(page.postMessage).toHaveBeenCalledOnce();
  });

  it('[MO8] without a network only locks the files in the folders that the page loads from', async () => {
    const page = await openPage();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await page.arrive();
    await page.arrive();
    expect(page.lockNames()).toEqual(['dayloom-page:/s/1/ /m/works/1.2.0/']);
    expect(page.postMessage).not.toHaveBeenCalled();
    expect(page.keptReport()).toEqual({ revision: 7, failure: undefined });
  });

  it('[OF9] has no revision if the stored registry cannot be read', async () => {
    stored('{');
    const page = await openPage(noServer);
    await page.arrive();
    await answered(page, noServer.reason);
    expect(page.keptReport()).toEqual({ revision: undefined, failure: noServer.reason });
  });
});

// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readyModules } from '../testing/module-set.ts';
import { reportText } from './report-text.ts';

/** A page whose worker could not keep the live release. */
async function openPage(outcome: 'failed' | 'no room', reason: string) {
  vi.resetModules();
  const { followReleasesHere } = await import('../offline/follow-releases-here.ts');
  const { modulesAtom } = await import('../modules/modules.ts');
  const { reportOf } = await import('./report.ts');
  const request = vi.fn((_name: string) => Promise.resolve());
  const postMessage = (_: unknown, [port]: readonly MessagePort[]) => port?.postMessage({ outcome, reason });
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: 'a browser',
    locks: { request },
    serviceWorker: { register: () => Promise.resolve({ active: { postMessage } }) },
  });
  const atoms = createStore();
  atoms.set(modulesAtom, readyModules([{ name: 'works', title: 'Works' }]));
  await followReleasesHere(atoms);
  await vi.waitFor(() => expect(reportOf(atoms).kept?.failure).toBe(reason));
  return { report: reportText(reportOf(atoms)), lockNames: request.mock.calls.map(([name]) => name) };
}

/** The registry of the release that the worker has stored. */
function stored(registry: string) {
  const match = () => Promise.resolve(new Response(registry));
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['dayloom-release-a-7']),
    open: () => Promise.resolve({ match }),
  });
}

beforeEach(() => vi.stubGlobal('__webpack_public_path__', '/s/1/'));
afterEach(() => vi.unstubAllGlobals());

describe('the release kept on the device', () => {
  it('[OF9] is missing in the report if its registry cannot be read', async () => {
    stored('{');
    const { report } = await openPage('failed', 'TypeError: Failed to fetch');
    expect(report).toContain('kept for offline: Nothing yet\n');
  });

  it('[MO19] is in the report, with the reason of the last failure', async () => {
    stored('{"revision":7}');
    const { report } = await openPage('no room', 'QuotaExceededError');
    expect(report).toContain('kept for offline: Revision 7\n  QuotaExceededError\n');
  });

  it('[MO8] shares the device with the files in the folders that the page loads from', async () => {
    stored('{"revision":7}');
    const { lockNames } = await openPage('no room', 'QuotaExceededError');
    expect(lockNames).toEqual(['dayloom-page:/s/1/ /m/works/1.2.0/']);
  });
});

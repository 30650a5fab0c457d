// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryServer, registryText } from '../testing/registry-server.ts';
import { findRegistry } from './registry-client.ts';

const { answers, at } = registryServer();
const ownShell = '/s/1/';
const find = () => findRegistry(at('/modules.json'), ownShell);

const ofShell = (revision: number, path: string) =>
  JSON.stringify({ ...(JSON.parse(registryText(revision)) as object), shell: { path } });

/** What the worker stores, by the names of its caches in the order of their creation. */
function keep(kept: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const open = (name: string) =>
    Promise.resolve({
      match: (address: string) => {
        const text = kept[name]?.[address];
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
    });
  vi.stubGlobal('caches', { keys: () => Promise.resolve(Object.keys(kept)), open });
}

/** No address answers. */
const unplug = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

/** Where the page came from; undefined if the worker served it from the device. */
const pageCame = (from?: 'server') =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ serverTiming: from ? [] : [{ name: 'kept' }] }] as unknown as PerformanceEntryList);

beforeEach(() => vi.stubGlobal('caches', undefined));
afterEach(() => vi.unstubAllGlobals());

describe('the registry without a network', () => {
  it('[OF1] is that of the completely stored release, not a later one whose files may be missing', async () => {
    localStorage.setItem('dayloom.registry', ofShell(8, ownShell));
    keep({ 'dayloom-release-a-7': { '/modules.json': ofShell(7, ownShell) } });
    unplug();
    expect(await find()).toMatchObject({ source: 'last good copy', registry: { revision: 7 } });
    expect(JSON.parse(localStorage.getItem('dayloom.registry') ?? '')).toMatchObject({ revision: 8 });
  });

  it.each([
    ['nothing is here', {}],
    ['what is here is of another shell', { 'dayloom-release-a-7': { '/modules.json': ofShell(7, '/s/2/') } }],
    ['what is here cannot be read', { 'dayloom-release-a-7': { '/modules.json': '{' } }],
  ])('[MO15] is the last good copy where %s', async (_, kept) => {
    localStorage.setItem('dayloom.registry', ofShell(8, ownShell));
    keep(kept);
    unplug();
    expect(await find()).toMatchObject({ source: 'last good copy', registry: { revision: 8 } });
  });
});

describe('the registry of a faulty server', () => {
  const useless = [
    ['says that it is down', { status: 503, body: '' }],
    ['says nothing', 'hang'],
    ['answers with something else', { status: 200, body: '<!doctype html>' }],
  ] as const;
  beforeEach(() => {
    localStorage.setItem('dayloom.registry', ofShell(8, '/s/2/'));
    keep({ 'dayloom-release-a-7': { '/modules.json': ofShell(7, ownShell) } });
  });

  it.each(useless)(
    '[OF1] that %s is that of the completely stored release, for a page from the device',
    async (_, answer) => {
      pageCame();
      answers['/modules.json'] = answer;
      expect(await find()).toMatchObject({ source: 'last good copy', registry: { revision: 7 } });
    },
  );

  it.each(useless)('[MO15] that %s is the last good copy, for a page from this server', async (_, answer) => {
    pageCame('server');
    answers['/modules.json'] = answer;
    expect(await find()).toMatchObject({ source: 'last good copy', registry: { revision: 8 } });
  });

  it('[MO6] is the live one if that answers after all', async () => {
    pageCame();
    answers['/modules.json'] = { status: 200, body: ofShell(9, '/s/3/') };
    expect(await find()).toMatchObject({ source: 'live', registry: { revision: 9 } });
  });

  it('[MO15] is never older than the last known one, however late it answers', async () => {
    pageCame();
    let answer: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (answer = resolve));
    answers['/modules.json'] = { status: 200, body: ofShell(7, ownShell), after };
    const found = await find();
    answer();
    expect(await found.live).toBeUndefined();
    expect(JSON.parse(localStorage.getItem('dayloom.registry') ?? '')).toMatchObject({ revision: 8 });
  });
});

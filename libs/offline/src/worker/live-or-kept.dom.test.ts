// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveOrKept } from './live-or-kept.ts';

const earlier = '<html>earlier</html>';

class WorkerEvent extends Event {
  waitUntil = (_work: Promise<unknown>) => undefined;
}

/** Stores releases with these pages on the device, the newest last. */
function keep(...pages: readonly string[]) {
  const releases = new Map(pages.map((page, at) => [`dayloom-release-${at}`, page]));
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...releases.keys()]),
    open: (name: string) =>
      Promise.resolve({
        match: (address: string) =>
          Promise.resolve(new Response(address === '/' ? releases.get(name) : '{}')),
      }),
    delete: (name: string) => Promise.resolve(releases.delete(name)),
  });
}

/** Makes the server respond after `after` milliseconds. */
const serverSays = (text: string, after: number, status = 200) =>
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => setTimeout(() => resolve(new Response(text, { status })), after)),
  );

const open = (options?: RequestInit, strategy = new LiveOrKept('/')) => {
  const event = new WorkerEvent('fetch') as never;
  const request = new Request('http://localhost:3000/notes', options);
  return strategy.handle({ event, request });
};

/** The text of the page after `milliseconds`, and whether it is marked as kept; undefined if there is none yet. */
async function shownAfter(milliseconds: number, options?: RequestInit) {
  let shown: string | undefined;
  void open(options).then(async (page) => {
    shown = `${await page.text()}${page.headers.get('Server-Timing') ? ', kept' : ''}`;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('ExtendableEvent', WorkerEvent);
  vi.stubGlobal('FetchEvent', WorkerEvent);
  keep(earlier);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[OF1, MO6] a page that the server returns within 400 ms is the live one', async () => {
  serverSays('live', 399);
  expect(await shownAfter(399)).toBe('live');
});

it('[OF1] the kept page is used if the server takes longer than 400 ms', async () => {
  serverSays('live', 10_000);
  expect(await shownAfter(399)).toBeUndefined();
  expect(await shownAfter(400)).toBe(`${earlier}, kept`);
});

it('[OF1, MO18] a reload waits up to five seconds for the live page', async () => {
  serverSays('live', 4_900);
  expect(await shownAfter(4_899, { cache: 'no-cache' })).toBeUndefined();
  expect(await shownAfter(4_900, { cache: 'no-cache' })).toBe('live');
  serverSays('live', 10_000);
  expect(await shownAfter(5_000, { cache: 'no-cache' })).toBe(`${earlier}, kept`);
});

it('[OF1] the kept page is used if the server is down, with or without a response', async () => {
  serverSays('Bad gateway', 10, 502);
  expect(await shownAfter(10)).toBe(`${earlier}, kept`);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await shownAfter(0)).toBe(`${earlier}, kept`);
});

it('[OF1, MO12] with an override the page waits for a late server, and is the kept one if there is none', async () => {
  const page = async () => (await open({}, new LiveOrKept('/', { isPatient: true }))).text();
  serverSays('live', 60_000);
  const late = page();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await late).toBe('live');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await page()).toBe(earlier);
});

it('[OF1] without a copy the page waits for the server and shows its response', async () => {
  keep();
  serverSays('live', 10_000);
  expect(await shownAfter(9_999)).toBeUndefined();
  expect(await shownAfter(10_000)).toBe('live');
  serverSays('Bad gateway', 10, 502);
  expect(await shownAfter(10)).toBe('Bad gateway');
});

it('[OF1] without server and copy a sentence explains it instead of a blank page', async () => {
  keep();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const page = await open();
  expect([page.status, page.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Check the connection, then load this page again.');
});

it.each(['', '{}', '<!doctype html><html><body><p>Cut o'])(
  "[OF9] a release with '%s' as its page is deleted, and an earlier one used",
  async (broken) => {
    keep(earlier, broken);
    serverSays('Bad gateway', 0, 502);
    expect(await shownAfter(0)).toBe(`${earlier}, kept`);
    expect(await caches.keys()).toEqual(['dayloom-release-0']);
  },
);

it('[OF8] without storage the page waits for a late server', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('refused', 'SecurityError')) });
  serverSays('live', 1_000);
  expect(await shownAfter(1_000)).toBe('live');
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import {
  abandon,
  addFileHashes,
  failedFiles,
  fileHashes,
  installFileGate,
  verifiedScript as script,
} from './file-integrity.ts';

installFileGate();
const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const at = (path: string) => new URL(path, location.href).href;

/** Whether an element failed without a request. */
const hasFailed = (element: HTMLElement) =>
  new Promise((resolve) => {
    element.addEventListener('error', () => resolve(true));
    setTimeout(() => resolve(false));
  });

it('[MO16] allows a listed script and sets its hash', () => {
  addFileHashes({ '/m/works/1/entry.js': hash('a') });
  addFileHashes({ 'login.js': hash('b') }, at('/s/1/'));
  expect(script('/m/works/1/entry.js')).toMatchObject({
    src: at('/m/works/1/entry.js'),
    integrity: hash('a'),
    crossOrigin: 'anonymous',
  });
  expect(script('/s/1/login.js').integrity).toBe(hash('b'));
});

it.each(['/s/1/unlisted.js', '/s/1/login.js?x', 'https://example.com/s/1/login.js', '/m/works/1/bare.js'])(
  '[MO16] blocks a script that is not listed or has no hash: %s',
  async (address) => {
    addFileHashes({ '/m/works/1/bare.js': '' });
    const element = script(address);
    expect(element.getAttribute('src')).toBeNull();
    expect(await hasFailed(element)).toBe(true);
  },
);

it('[MO16] removes the address of a style that is not listed', async () => {
  const link = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  addFileHashes({ '/s/1/login.css': hash('c') });
  expect(globalThis.__vouchedStyle?.(link('/s/1/login.css'))).toMatchObject({
    href: at('/s/1/login.css'),
    integrity: hash('c'),
  });
  const unlisted = link('/s/1/unlisted.css');
  globalThis.__vouchedStyle?.(unlisted);
  expect(unlisted.getAttribute('href')).toBeNull();
  expect(await hasFailed(unlisted)).toBe(true);
});

it('[MO17] allows only the one service worker', () => {
  addFileHashes({ '/s/1/main.js': hash('d') });
  expect(globalThis.__vouchedWorker?.('/firebase-messaging-sw.js')).toBe('/firebase-messaging-sw.js');
  for (const address of ['/s/1/main.js', '/other-sw.js', '/firebase-messaging-sw.js?to=evil'])
    expect(() => globalThis.__vouchedWorker?.(address)).toThrow(TypeError);
});

it('lists the allowed files, and counts the failures', () => {
  addFileHashes({ '/m/works/2/entry.js': hash('e') });
  expect(fileHashes().get(at('/m/works/2/entry.js'))).toBe(hash('e'));
  const fail = () => script('/m/works/2/entry.js').dispatchEvent(new Event('error'));
  fail();
  expect(script('/m/works/2/entry.js').src).toBe(at('/m/works/2/entry.js?again=1'));
  abandon({ '/m/works/2/entry.js': hash('e') });
  expect(failedFiles().get(at('/m/works/2/entry.js'))).toBe(2);
});

it('[MO3] reports no failure of a file while the page is being left, and reports it if the page stays', async () => {
  addFileHashes({ '/m/works/4/entry.js': hash('a') });
  const left = script('/m/works/4/entry.js');
  let failures = 0;
  left.addEventListener('error', () => (failures += 1));
  dispatchEvent(new Event('beforeunload'));
  left.dispatchEvent(new Event('error'));
  await Promise.resolve();
  expect([failures, failedFiles().has(at('/m/works/4/entry.js'))]).toEqual([0, false]);
  dispatchEvent(new Event('keydown'));
  await Promise.resolve();
  expect([failures, failedFiles().get(at('/m/works/4/entry.js'))]).toEqual([1, 1]);
});

it('[MO3] gives up on a file for all who wait for it, and counts that as a failure', async () => {
  addFileHashes({ '/m/works/3/entry.js': hash('f') });
  const waiting = [script('/m/works/3/entry.js'), script('/m/works/3/entry.js')];
  const failed = waiting.map(hasFailed);
  abandon({ '/m/works/3/entry.js': hash('f') });
  expect(await Promise.all(failed)).toEqual([true, true]);
  expect(script('/m/works/3/entry.js').src).toBe(at('/m/works/3/entry.js?again=2'));
});

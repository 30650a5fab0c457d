// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT } from '@dayloom/platform';
import { addFileHashes, verifiedScript } from '@dayloom/platform/file-integrity';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFallback } from './fallback.ts';
import { readModuleEntry } from './registry.ts';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const script = 'var dayloom_works = 1;';

const released = (version: string, name = 'works') => ({
  name,
  version,
  entry: `/m/works/${version}/entry.js`,
  files: { [`/m/works/${version}/entry.js`]: integrityOf(script) },
  descriptor: { name, title: 'Works', contract: CONTRACT },
});
const before = JSON.stringify(released('1.0.0'));
const live = (previous: object = { version: '1.0.0', path: '/m/works/1.0.0/', entry: integrityOf(before) }) =>
  readModuleEntry({ ...released('1.1.0'), previous });

type Answer = (response: ServerResponse) => unknown;
const sends =
  (status: number, body = '', type = 'text/javascript; charset=utf-8'): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);

const answers = new Map<string, Answer>();
let server: Server;
beforeEach(async () => {
  answers.clear();
  answers.set('/m/works/1.0.0/entry.json', sends(200, before, 'application/json'));
  answers.set('/m/works/1.1.0/entry.js', sends(200, script));
  server = createServer((request, response) => (answers.get(request.url ?? '') ?? sends(404))(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { fetch } = globalThis;
  const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  // A page resolves relative addresses.
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => fetch(at(path), options));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllGlobals();
});

const answersWith = (answer: Answer) => answers.set('/m/works/1.1.0/entry.js', answer);

describe('a release whose entry', () => {
  it.each<[string, Answer, string]>([
    ['is gone', sends(404), 'its entry file answers 404'],
    ['is gone for good', sends(410), 'its entry file answers 410'],
    ['is a page', sends(200, '<!doctype html>', 'text/html'), 'its entry file is not what was released'],
    ['is another script', sends(200, `${script}\n`), 'its entry file is not what was released'],
    ['is no script', sends(200, script, 'text/plain'), "its entry file is sent as 'text/plain'"],
  ])('[MO9] %s is dead, and the previous version is found', async (_, answer, reason) => {
    answersWith(answer);
    expect(await findFallback(live())).toMatchObject({ entry: { version: '1.0.0' }, reason });
  });

  it.each<[string, Answer]>([
    ['answers 500', sends(500)],
    ['answers 503', sends(503)],
    [
      'is cut off',
      (response) => response.writeHead(200, { 'Content-Length': 99 }).write('var', () => response.destroy()),
    ],
    ['breaks the connection', (response) => response.socket?.destroy()],
    ['is available again', sends(200, script)],
  ])('[MO9] %s is not dead', async (_, answer) => {
    answersWith(answer);
    expect(await findFallback(live())).toBeUndefined();
  });

  it('[MO9] does not answer is not dead', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    answersWith(() => undefined);
    expect(await findFallback(live())).toBeUndefined();
  });
});

describe('a release whose entry was loaded', () => {
  beforeEach(() => {
    const entry = live();
    addFileHashes(entry.files);
    verifiedScript(entry.entry).dispatchEvent(new Event('load'));
  });

  it('[MO9] and created no container, since it threw or has another name, is dead', async () => {
    expect((await findFallback(live()))?.reason).toBe('its entry file does not run');
  });

  it('[MO9] and ran is not dead, whatever its later chunks do', async () => {
    vi.stubGlobal('dayloom_works', {});
    expect(await findFallback(live())).toBeUndefined();
  });
});

describe('the previous version', () => {
  beforeEach(() => void answersWith(sends(404)));

  it.each<[string, object | undefined]>([
    ['of which the registry knows nothing', undefined],
    ['without a hash', { version: '1.0.0', path: '/m/works/1.0.0/' }],
    ['of another hash', { version: '1.0.0', path: '/m/works/1.0.0/', entry: integrityOf('other') }],
    ['on another host', { version: '1.0.0', path: '//elsewhere.example/', entry: integrityOf(before) }],
    [
      'whose entry says another version',
      { version: '0.9.0', path: '/m/works/1.0.0/', entry: integrityOf(before) },
    ],
  ])('[MO9, MO16] %s takes no place', async (_, previous) => {
    const entry = readModuleEntry({ ...released('1.1.0'), previous });
    expect(await findFallback(entry)).toBeUndefined();
  });

  it('[MO9, MO16] whose entry names another module is not used', async () => {
    const other = JSON.stringify(released('1.0.0', 'focus'));
    answers.set('/m/works/1.0.0/entry.json', sends(200, other, 'application/json'));
    const previous = { version: '1.0.0', path: '/m/works/1.0.0/', entry: integrityOf(other) };
    expect(await findFallback(live(previous))).toBeUndefined();
  });
});

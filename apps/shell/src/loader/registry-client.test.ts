// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT } from '@dayloom/platform';
import { findRegistry } from './registry-client.ts';

const works = {
  name: 'works',
  version: '1.0.0',
  entry: '/m/works/1.0.0/entry.js',
  files: {},
  descriptor: { name: 'works', title: 'Works', contract: CONTRACT },
};
const registry = (revision: number, modules: readonly unknown[] = [works]) =>
  JSON.stringify({ schemaVersion: 1, revision, modules });

let server: Server;
let answers: Record<string, { status: number; body: string; after?: Promise<void> } | 'hang'>;
/** Told when the built-in copy is asked for. */
let onBuiltIn: () => void = () => undefined;
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeEach(async () => {
  localStorage.clear();
  // The copies are meant for faults, and each fault is told on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answers = {};
  server = createServer((request, response) => {
    if (request.url === '/registry.json') onBuiltIn();
    const answer = answers[request.url ?? ''] ?? { status: 404, body: '' };
    if (answer === 'hang') return;
    void (answer.after ?? Promise.resolve()).then(() => response.writeHead(answer.status).end(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const find = () => findRegistry(at('/modules.json'), at('/registry.json'));

describe('finding the registry', () => {
  it('[MO6] takes the live one whenever it answers', async () => {
    answers['/modules.json'] = { status: 200, body: registry(1) };
    await find();
    answers['/modules.json'] = { status: 200, body: registry(2) };
    expect(await find()).toMatchObject({ source: 'live', registry: { revision: 2 } });
  });

  it.each([
    ['answers 500', { status: 500, body: '' }],
    ['names no module', { status: 200, body: registry(9, []) }],
    ['names none that can be read', { status: 200, body: registry(9, [{ name: 'works' }, 5]) }],
    ['is a page', { status: 200, body: '<!doctype html>' }],
    ['is of a shape nobody knows', { status: 200, body: '{"schemaVersion":9}' }],
    ['does not answer at all', 'hang' as const],
  ])('[MO15] starts from the last good copy when the live one %s', async (_, answer) => {
    answers['/modules.json'] = { status: 200, body: registry(3) };
    await find();
    answers['/modules.json'] = answer;
    expect(await find()).toMatchObject({ source: 'last good copy', registry: { revision: 3 } });
  });

  it('[MO15] starts from the built-in copy where there never was a good one', async () => {
    answers['/modules.json'] = { status: 404, body: '' };
    answers['/registry.json'] = { status: 200, body: registry(4) };
    expect(await find()).toMatchObject({ source: 'built-in copy', registry: { revision: 4 } });
  });

  it('[MO15] starts from the built-in copy when the stored one is corrupt', async () => {
    localStorage.setItem('dayloom.registry', '{"schemaVersion":1,');
    answers['/registry.json'] = { status: 200, body: registry(5) };
    expect(await find()).toMatchObject({ source: 'built-in copy' });
  });

  /** A registry that answers only after a copy had to stand in for it. */
  async function findLate(revision: number) {
    localStorage.setItem('dayloom.registry', registry(6));
    let answer: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (answer = resolve));
    answers['/modules.json'] = { status: 200, body: registry(revision), after };
    const found = await find();
    expect(found).toMatchObject({ source: 'last good copy', registry: { revision: 6 } });
    answer();
    return found.live;
  }

  it('[MO15] a live one that answers after its copy takes the place of that', async () => {
    expect(await findLate(7)).toMatchObject({ revision: 7 });
  });

  it('[MO15] an older one that answers late takes the place of nothing', async () => {
    expect(await findLate(5)).toBeUndefined();
  });

  it('[MO15] waits for a slow live one where there is no copy at all', async () => {
    const after = new Promise<void>((resolve) => (onBuiltIn = resolve));
    answers['/modules.json'] = { status: 200, body: registry(8), after };
    expect(await find()).toMatchObject({ source: 'live', registry: { revision: 8 } });
  });
});

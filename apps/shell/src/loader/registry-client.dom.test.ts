// @vitest-environment jsdom
import { CONTRACT } from '@dayloom/platform';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registryServer, registryText as registry } from '../testing/registry-server.ts';
import type { Registry } from './registry.ts';
import { findRegistry, liveRegistry, registryFailure } from './registry-client.ts';

const { answers, at, on } = registryServer();

const ofLine = (line: string, revision: number) => ({
  status: 200,
  body: registry(revision, undefined, line),
});

const find = () => findRegistry(at('/modules.json'), at('/'));

describe('finding the registry', () => {
  it('[MO6] uses the live one whenever it answers', async () => {
    answers['/modules.json'] = { status: 200, body: registry(1) };
    await find();
    answers['/modules.json'] = { status: 200, body: registry(2) };
    expect(await find()).toMatchObject({ source: 'live', registry: { revision: 2 } });
  });

  it('[MO5] stores it with the contract of this shell, which the preload script compares', async () => {
    answers['/modules.json'] = { status: 200, body: registry(1) };
    await find();
    expect(JSON.parse(localStorage.getItem('dayloom.registry') ?? '')).toMatchObject({
      revision: 1,
      contract: CONTRACT,
    });
  });

  it.each([
    ['answers 500', { status: 500, body: '' }],
    ['names no module', { status: 200, body: registry(9, []) }],
    ['names none that can be read', { status: 200, body: registry(9, [{ name: 'works' }, 5]) }],
    ['is a page', { status: 200, body: '<!doctype html>' }],
    ['has an unknown shape', { status: 200, body: '{"schemaVersion":9}' }],
    ['does not answer at all', 'hang' as const],
  ])('[MO15] starts from the last good copy when the live one %s', async (_, answer) => {
    answers['/modules.json'] = { status: 200, body: registry(3) };
    await find();
    answers['/modules.json'] = answer;
    expect(await find()).toMatchObject({ source: 'last good copy', registry: { revision: 3 } });
  });

  it('[MO15] starts from the built-in copy if there never was a good one', async () => {
    answers['/modules.json'] = { status: 404, body: '' };
    answers['/registry.json'] = { status: 200, body: registry(4) };
    expect(await find()).toMatchObject({ source: 'built-in copy', registry: { revision: 4 } });
  });

  it('[MO15] starts from the built-in copy when the stored one is corrupt', async () => {
    localStorage.setItem('dayloom.registry', '{"schemaVersion":1,');
    answers['/registry.json'] = { status: 200, body: registry(5) };
    expect(await find()).toMatchObject({ source: 'built-in copy' });
  });

  it('[MO15] starts from the last good copy if the live one is older, and knows why', async () => {
    answers['/modules.json'] = ofLine('a', 7);
    await find();
    answers['/modules.json'] = ofLine('a', 6);
    expect(await find()).toMatchObject({ source: 'last good copy', registry: { revision: 7 } });
    expect(registryFailure()).toEqual(new Error('Revision 6 is older than 7'));
    answers['/modules.json'] = ofLine('a', 7);
    expect(await find()).toMatchObject({ source: 'live' });
    expect(registryFailure()).toBeUndefined();
  });

  it('[MO15] accepts any revision after everything was released again from scratch', async () => {
    answers['/modules.json'] = ofLine('a', 7);
    await find();
    answers['/modules.json'] = ofLine('b', 1);
    expect(await find()).toMatchObject({ source: 'live', registry: { revision: 1 } });
  });

  /** A registry that answers only after a copy was used. */
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

  it('[MO15] a live one that answers after its copy was used replaces the copy', async () => {
    expect(await findLate(7)).toMatchObject({ revision: 7 });
  });

  it('[MO15] an older one that answers late replaces nothing', async () => {
    expect(await findLate(5)).toBeUndefined();
  });

  it('[MO15] one that answers late replaces no newer one that a later request brought', async () => {
    let answer: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (answer = resolve));
    localStorage.setItem('dayloom.registry', registry(6));
    answers['/modules.json'] = { status: 200, body: registry(7), after };
    const { live } = await find();
    answers['/modules.json'] = { status: 200, body: registry(8) };
    await liveRegistry(at('/modules.json'));
    answer();
    expect(await live).toBeUndefined();
  });

  /** A copy of the time when this very shell was live. */
  const keepOwnCopy = () =>
    localStorage.setItem(
      'dayloom.registry',
      JSON.stringify({ ...(JSON.parse(registry(6)) as object), shell: { path: at('/') } }),
    );
  const complaint = 'The live registry cannot be used; falling back to a copy.';

  it('[MO6] uses a newer one at once, although the copy would do', async () => {
    keepOwnCopy();
    answers['/modules.json'] = { status: 200, body: registry(7) };
    expect(await find()).toMatchObject({ source: 'live', registry: { revision: 7 } });
  });

  it('[MO15] starts from the copy of this shell, without an error, if the live one takes long', async () => {
    keepOwnCopy();
    let answer: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (answer = resolve));
    answers['/modules.json'] = { status: 200, body: registry(7), after };
    const found = await find();
    expect(found).toMatchObject({ source: 'last good copy', registry: { revision: 6 } });
    answer();
    expect(await found.live).toMatchObject({ revision: 7 });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('[MO15] reports it if the live one later turns out to be unusable', async () => {
    keepOwnCopy();
    let answer: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (answer = resolve));
    answers['/modules.json'] = { status: 500, body: '', after };
    const found = await find();
    answer();
    expect(await found.live).toBeUndefined();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith(complaint, expect.any(Error)));
  });

  it('[MO15] waits for a slow live one if there is no copy at all', async () => {
    const after = new Promise<void>(
      (resolve) => (on.request = (path) => path === '/registry.json' && resolve()),
    );
    answers['/modules.json'] = { status: 200, body: registry(8), after };
    expect(await find()).toMatchObject({ source: 'live', registry: { revision: 8 } });
  });
});

describe('looking for newer releases', () => {
  const look = () => liveRegistry(at('/modules.json'));
  const revisionKept = () =>
    (JSON.parse(localStorage.getItem('dayloom.registry') ?? '') as Registry).revision;

  beforeEach(async () => {
    answers['/modules.json'] = { status: 200, body: registry(7) };
    await find();
  });

  it('[MO15] accepts a newer registry and the same one, and stores it as the last good copy', async () => {
    answers['/modules.json'] = { status: 200, body: registry(8) };
    expect(await look()).toMatchObject({ revision: 8 });
    expect(await look()).toMatchObject({ revision: 8 });
    answers['/modules.json'] = { status: 500, body: '' };
    expect(await find()).toMatchObject({ source: 'last good copy', registry: { revision: 8 } });
  });

  it.each([
    ['is older', { status: 200, body: registry(6) }],
    ['names no module', { status: 200, body: registry(9, []) }],
    ['answers 500', { status: 500, body: '' }],
    ['does not answer', 'hang' as const],
  ])('[MO15] rejects one that %s, within two seconds', async (_, answer) => {
    answers['/modules.json'] = answer;
    answers['/registry.json'] = { status: 200, body: registry(9) };
    await expect(look()).rejects.toThrow();
    expect(revisionKept()).toBe(7);
  });

  it('[MO15] accepts one of releases made again from scratch, whatever its revision', async () => {
    answers['/modules.json'] = ofLine('b', 1);
    expect(await look()).toMatchObject({ line: 'b', revision: 1 });
    expect(revisionKept()).toBe(1);
  });
});

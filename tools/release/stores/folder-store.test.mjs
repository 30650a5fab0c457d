import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './file-lock.mjs';
import { folderStore } from './folder-store.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayloom-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = /** @param {string} content */ (content) => Buffer.from(content);

describe('a store in a folder', () => {
  const open = () => folderStore(join(folder, 'release'));

  it('returns the stored bytes, and nothing for a missing name', async () => {
    const store = open();
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    expect(await store.create('m/any/1/face.woff2', bytes)).toBe(true);
    expect((await store.read('m/any/1/face.woff2'))?.bytes).toEqual(bytes);
    expect(await store.read('m/any/1/gone.js')).toBeUndefined();
    expect(await store.read('m/any')).toBeUndefined();
  });

  it('creates a file once: the same bytes are accepted, other bytes change nothing', async () => {
    const store = open();
    expect(await store.create('s/1/main.js', text('one'))).toBe(true);
    expect(await store.create('s/1/main.js', text('one'))).toBe(true);
    expect(await store.create('s/1/main.js', text('two'))).toBe(false);
    expect((await store.read('s/1/main.js'))?.bytes.toString()).toBe('one');
  });

  it('replaces only the content that was read', async () => {
    const store = open();
    await store.create('modules.json', text('one'));
    const first = await store.read('modules.json');
    expect(await store.replace('modules.json', text('two'), first?.tag ?? '')).toBe(true);
    expect(await store.replace('modules.json', text('three'), first?.tag ?? '')).toBe(false);
    expect((await store.read('modules.json'))?.bytes.toString()).toBe('two');
    expect((await store.read('modules.json'))?.tag).not.toBe(first?.tag);
  });

  it('replaces nothing when the file does not exist', async () => {
    const store = open();
    await store.create('modules.json', text('one'));
    const { tag = '' } = (await store.read('modules.json')) ?? {};
    await store.remove('modules.json');
    expect(await store.replace('modules.json', text('two'), tag)).toBe(false);
    expect(await store.read('modules.json')).toBeUndefined();
  });

  it('lists names by prefix, sorted and without removed files', async () => {
    const store = open();
    const names = ['history/000010.json', 'history/000002.json', 'm/any/1/js/a b+c.js', 'm/any/12/x.js'];
    for (const name of names) await store.create(name, text(name));
    expect(await store.list('history/')).toEqual(['history/000002.json', 'history/000010.json']);
    expect(await store.list('history/00001')).toEqual(['history/000010.json']);
    expect(await store.list('m/any/1/')).toEqual(['m/any/1/js/a b+c.js']);
    expect(await store.list('none/')).toEqual([]);
    expect(await store.list('')).toEqual(names.toSorted());
    await store.remove('history/000002.json');
    await store.remove('history/000002.json');
    expect(await store.list('history/')).toEqual(['history/000010.json']);
  });

  it('knows when a file was written', async () => {
    const store = open();
    await store.create('m/any/1/main.js', text('one'));
    const written = await store.modifiedAt('m/any/1/main.js');
    expect(Math.abs(Date.now() - Number(written))).toBeLessThan(10_000);
    expect(await store.modifiedAt('m/any/1/gone.js')).toBeUndefined();
  });

  it('lets one of 20 simultaneous writers create or replace a file', async () => {
    const store = open();
    const all = Array.from({ length: 20 }, (_, number) => text(`content ${number}`));
    const created = await Promise.all(all.map((bytes) => store.create('modules.json', bytes)));
    expect(created.filter(Boolean)).toHaveLength(1);
    const { tag = '' } = (await store.read('modules.json')) ?? {};
    const next = all.map((bytes) => Buffer.concat([bytes, text(' again')]));
    const replaced = await Promise.all(next.map((bytes) => store.replace('modules.json', bytes, tag)));
    expect(replaced.filter(Boolean)).toHaveLength(1);
    expect((await store.read('modules.json'))?.bytes).toEqual(next[replaced.indexOf(true)]);
  });
});

describe('a folder that several processes write to', () => {
  const fixture = join(import.meta.dirname, '../../../testing/release/folder-store.fixture.mjs');
  const names = Array.from({ length: 20 }, (_, number) => `release ${number}`);

  it('loses none of 20 simultaneous changes and leaves no file behind', async () => {
    await folderStore(folder).create('names.json', Buffer.from('[]'));
    await Promise.all(names.map((name) => promisify(execFile)(process.execPath, [fixture, folder, name])));
    const kept = JSON.parse((await folderStore(folder).read('names.json'))?.bytes.toString() ?? '');
    expect(kept.toSorted()).toEqual(names.toSorted());
    expect(await readdir(folder)).toEqual(['names.json']);
  }, 60_000);

  it('rejects a name outside it', async () => {
    await expect(folderStore(folder).create('../modules.json', Buffer.from(''))).rejects.toThrow('outside');
  });
});

describe('a lock', () => {
  /** @param {object} owner */
  const leave = (owner) => writeFile(join(folder, 'lock'), JSON.stringify(owner));
  const run = (options = {}) => withLock(join(folder, 'lock'), () => Promise.resolve('done'), options);
  /** The id of a process that has ended. */
  const dead = () => spawnSync(process.execPath, ['--version']).pid;

  it('whose owner died is taken over by one of many', async () => {
    await leave({ pid: dead(), host: hostname(), at: Date.now() });
    let inside = 0;
    let maxInside = 0;
    const work = async () => {
      maxInside = Math.max(maxInside, (inside += 1));
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => withLock(join(folder, 'lock'), work)));
    expect(maxInside).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('of another machine is respected for a minute', async () => {
    const at = Date.now();
    await leave({ pid: 1, host: 'elsewhere', at });
    await expect(run({ timeoutMs: 30, now: Date.now })).rejects.toThrow('locked by another process');
    expect(await run({ now: () => at + 60_001 })).toBe('done');
  });

  it('can be taken over after an interrupted takeover', async () => {
    const owner = { pid: dead(), host: hostname(), at: Date.now() };
    await leave(owner);
    await writeFile(join(folder, 'lock.takeover'), JSON.stringify(owner));
    expect(await run()).toBe('done');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is released when the work fails', async () => {
    const failing = withLock(join(folder, 'lock'), () => Promise.reject(new Error('disk full')));
    await expect(failing).rejects.toThrow('disk full');
    expect(await run()).toBe('done');
  });
});

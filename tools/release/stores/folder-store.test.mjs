import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './file-lock.mjs';
import { folderStore } from './folder-store.mjs';
import { describeStore } from './store-suite.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayloom-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describeStore('a folder', () => Promise.resolve(folderStore(join(folder, 'release'))));

describe('a folder that several processes write to', () => {
  const fixture = join(import.meta.dirname, 'folder-store.fixture.mjs');
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
    await expect(run({ timeoutMs: 30, now: Date.now })).rejects.toThrow('held by another process');
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

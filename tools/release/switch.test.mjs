import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonText, readJson } from './files.mjs';
import { collected, liveHistory, readHistory } from './history.mjs';
import { folderStore } from './stores/folder-store.mjs';
import { switchRegistry } from './switch.mjs';

/** @typedef {import('./types.d.ts').Registry} Registry */

/** @param {number} revision @param {string} version @returns {Registry} */
const registryOf = (revision, version) => ({
  schemaVersion: 1,
  revision,
  shell: { version, path: `/s/${version}/`, index: '', headers: '', public: [] },
  modules: [],
});

describe('a switch of the registry', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dayloom-switch-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const at = new Date('2026-03-01T10:00:00Z');
  /** @param {import('./types.d.ts').Store} store @param {string} version */
  const goLive = (store, version) =>
    switchRegistry(store, (before) => registryOf((before?.revision ?? 0) + 1, version), {
      reason: `release shell ${version}`,
      now: () => at,
    });

  it('records since when it is live and what it replaced', async () => {
    const store = folderStore(folder);
    await goLive(store, '1.0.0');
    await goLive(store, '1.1.0');
    const [second, first] = await collected(readHistory(store));
    expect(first).toEqual({
      at: at.toISOString(),
      reason: 'release shell 1.0.0',
      registry: registryOf(1, '1.0.0'),
    });
    expect(second?.replaced?.folders).toEqual(['/s/1.0.0/']);
    expect(second?.registry.shell.version).toBe('1.1.0');
  });

  it('is recorded in history before it is made, and a failed one does not count as live', async () => {
    const store = folderStore(folder);
    await goLive(store, '1.0.0');
    const failing = { ...store, replace: () => Promise.reject(new Error('disk full')) };
    await expect(goLive(failing, '1.1.0')).rejects.toThrow('disk full');
    await goLive(store, '1.2.0');
    const history = await collected(readHistory(store));
    const live = await readFile(join(folder, 'modules.json'));
    const versions = (/** @type {typeof history} */ entries) =>
      entries.map(({ registry }) => registry.shell.version);
    expect(versions(history).toSorted()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect(versions(await collected(liveHistory(store, live)))).toEqual(['1.2.0', '1.0.0']);
  });

  it('[MO6] from a signed registry of an earlier release goes on as if it had no signature', async () => {
    const store = folderStore(folder);
    const signed = { ...registryOf(7, '1.0.0'), signature: '?' };
    await store.create('modules.json', Buffer.from(jsonText(signed)));
    const same = await switchRegistry(store, (before) => before ?? registryOf(1, 'none'), {
      reason: 'again',
    });
    expect(same).toEqual({ registry: registryOf(7, '1.0.0'), changed: false });
    await switchRegistry(store, (before) => ({ ...registryOf(1, 'none'), ...before, revision: 8 }), {
      reason: 'release works 1.1.0',
    });
    expect(await readJson(join(folder, 'modules.json'))).toEqual(registryOf(8, '1.0.0'));
    const live = await readFile(join(folder, 'modules.json'));
    const [newest] = await collected(liveHistory(store, live));
    expect(newest?.replaced?.sha256).toBe(createHash('sha256').update(jsonText(signed)).digest('hex'));
  });

  it('to the live registry writes nothing', async () => {
    const store = folderStore(folder);
    await goLive(store, '1.0.0');
    const again = await switchRegistry(store, () => registryOf(1, '1.0.0'), {
      reason: 'release shell 1.0.0',
    });
    expect(again.changed).toBe(false);
    expect(await collected(readHistory(store))).toHaveLength(1);
  });
});

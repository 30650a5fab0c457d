import { describe, expect, it } from 'vitest';
import { verify } from '../commands/look.mjs';
import { rollback } from '../commands/promote.mjs';
import { release } from '../commands/release.mjs';
import { fakeWorkspace } from '../fake-workspace.mjs';
import { readLive } from '../switch.mjs';

/** @typedef {import('../types.d.ts').Store} Store */

const text = /** @param {string} content */ (content) => Buffer.from(content);

/**
 * Tests that every kind of store must pass.
 * @param {string} kind
 * @param {() => Promise<Store>} open opens an empty store
 */
export function describeStore(kind, open) {
  describe(`a store in ${kind}`, () => {
    it('returns the stored bytes, and nothing for a missing name', async () => {
      const store = await open();
      const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
      expect(await store.create('m/any/1/face.woff2', bytes)).toBe(true);
      expect((await store.read('m/any/1/face.woff2'))?.bytes).toEqual(bytes);
      expect(await store.read('m/any/1/gone.js')).toBeUndefined();
      expect(await store.read('m/any')).toBeUndefined();
    });

    it('creates a file once: the same bytes are accepted, other bytes change nothing', async () => {
      const store = await open();
      expect(await store.create('s/1/main.js', text('one'))).toBe(true);
      expect(await store.create('s/1/main.js', text('one'))).toBe(true);
      expect(await store.create('s/1/main.js', text('two'))).toBe(false);
      expect((await store.read('s/1/main.js'))?.bytes.toString()).toBe('one');
    });

    it('replaces only the content that was read', async () => {
      const store = await open();
      await store.create('modules.json', text('one'));
      const first = await store.read('modules.json');
      expect(await store.replace('modules.json', text('two'), first?.tag ?? '')).toBe(true);
      expect(await store.replace('modules.json', text('three'), first?.tag ?? '')).toBe(false);
      expect((await store.read('modules.json'))?.bytes.toString()).toBe('two');
      expect((await store.read('modules.json'))?.tag).not.toBe(first?.tag);
    });

    it('replaces nothing when the file does not exist', async () => {
      const store = await open();
      await store.create('modules.json', text('one'));
      const { tag = '' } = (await store.read('modules.json')) ?? {};
      await store.remove('modules.json');
      expect(await store.replace('modules.json', text('two'), tag)).toBe(false);
      expect(await store.read('modules.json')).toBeUndefined();
    });

    it('lists names by prefix, sorted and without removed files', async () => {
      const store = await open();
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
      const store = await open();
      await store.create('m/any/1/main.js', text('one'));
      const written = await store.modifiedAt('m/any/1/main.js');
      expect(Math.abs(Date.now() - Number(written))).toBeLessThan(10_000);
      expect(await store.modifiedAt('m/any/1/gone.js')).toBeUndefined();
    });

    it('lets one of 20 simultaneous writers create or replace a file', async () => {
      const store = await open();
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
}

/**
 * Tests releases into a kind of store.
 * @param {string} kind
 * @param {() => Promise<Store>} open opens an empty store
 */
export function describeReleases(kind, open) {
  describe(`releases into ${kind}`, () => {
    it('[MO6, MO7] 20 simultaneous ones lose nothing of each other, and one is rolled back', async () => {
      const store = await open();
      const space = await fakeWorkspace();
      const names = Array.from({ length: 20 }, (_, number) => `module-${number}`);
      for (const app of [...names, 'shell']) await space.build(app);
      const put = (/** @type {string} */ app) => release({ app, root: space.root, store, compress: false });
      await put('shell');
      await Promise.all(names.map(put));
      const live = (await readLive(store))?.registry;
      expect(live?.modules.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
      expect(live?.revision).toBe(21);
      await space.build('module-3', 'second');
      await put('module-3');
      await rollback({ app: 'module-3', store });
      expect(await verify(store)).toEqual({ faults: [], checked: 21 });
      await space.remove();
    }, 60_000);
  });
}

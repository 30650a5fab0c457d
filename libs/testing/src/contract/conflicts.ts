import { notesOf, patch, type Store, workById } from '@dayloom/data';
import { notes, works } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add } from '../add.ts';
import { aNote, aWork } from '../records.ts';
import { countOf, read } from './read.ts';
import type { MakeWorld, World } from './world.ts';

export function conflictContract(makeWorld: MakeWorld) {
  describe('texts edited twice', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[OF7] a text that changed since the editor was opened is kept as a copy', async () => {
      const note = aNote(world.ada, { content: 'Opened' });
      await store.commit([add(notes, note)]);
      await store.commit([patch('notes', note.id, { content: 'Elsewhere' })]);
      const base = { content: 'Opened' };
      await store.commit([patch('notes', note.id, { content: 'Here' }, { base })]);
      const all = await read(store, notesOf(world.ada));
      expect(all).toHaveLength(2);
      expect(new Map(all.map(({ title, content }) => [title, content]))).toEqual(
        new Map([
          [note.title, 'Here'],
          [`${note.title} (edited elsewhere)`, 'Elsewhere'],
        ]),
      );
    });

    it('[OF7] a description that changed since then is kept as a note', async () => {
      const work = aWork(world.ada, { description: 'Opened' });
      await store.commit([add(works, work)]);
      await store.commit([patch('works', work.id, { description: 'Elsewhere' })]);
      await store.commit([
        patch('works', work.id, { description: 'Here' }, { base: { description: 'Opened' } }),
      ]);
      expect((await read(store, workById(world.ada, work.id)))[0]?.description).toBe('Here');
      expect((await read(store, notesOf(world.ada)))[0]).toMatchObject({
        title: `${work.workTitle} (edited elsewhere)`,
        content: 'Elsewhere',
      });
    });

    it('[OF7] a text without another change causes no copy', async () => {
      const note = aNote(world.ada, { content: 'Opened' });
      await store.commit([add(notes, note)]);
      await store.commit([patch('notes', note.id, { content: 'Here' }, { base: { content: 'Opened' } })]);
      expect(await countOf(store, notesOf(world.ada))).toBe(1);
    });
  });
}

import { notesOf, patch, type Store, tasksOf, workById } from '@dayloom/data';
import { notes, tasks, works } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add } from '../add.ts';
import { aNote, aTask, aWork } from '../records.ts';
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

    it('[DA41] steps that changed since then are merged, and those that do not fit together kept as a note', async () => {
      const base = { steps: 'a - Milk\nb - Bread' };
      const task = aTask(world.ada, { title: 'Shop', ...base });
      const long = (id: string) => `${id} - ${'m'.repeat(199)}\n`.repeat(57).trim();
      await store.commit([add(tasks, task)]);
      await store.commit([patch('tasks', task.id, { steps: 'a x Milk\nb - Bread\nc - Tea' }, { base })]);
      await store.commit([patch('tasks', task.id, { steps: 'a - Oats' }, { base })]);
      expect((await read(store, tasksOf(world.ada)))[0]?.steps).toBe('a x Oats\nc - Tea');
      await store.commit([patch('tasks', task.id, {}, { clear: ['steps'], base })]);
      expect((await read(store, tasksOf(world.ada)))[0]?.steps).toBe('c - Tea');
      expect(await countOf(store, notesOf(world.ada))).toBe(0);
      await store.commit([patch('tasks', task.id, { steps: long('d') }, { base: { steps: 'c - Tea' } })]);
      await store.commit([patch('tasks', task.id, { steps: long('e') }, { base: { steps: 'c - Tea' } })]);
      expect((await read(store, tasksOf(world.ada)))[0]?.steps).toBe(long('e'));
      expect((await read(store, notesOf(world.ada)))[0]).toMatchObject({
        title: 'Shop (edited elsewhere)',
        content: `☐ ${'m'.repeat(199)}\n`.repeat(57).trim(),
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

import { type KeptDraft, notesOf, type Store } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countOf, read } from './read.ts';
import type { MakeWorld, World } from './world.ts';

const at = '2026-03-05T10:00:00.000Z' as Instant;
const draftOf = (key: string, content: string): KeptDraft => ({ key, at, values: { content } });

export function draftsContract(makeWorld: MakeWorld) {
  describe('drafts', () => {
    let world: World;
    let store: Store;
    beforeEach(async () => {
      world = await makeWorld();
      store = world.storeOf(world.ada);
    });
    afterEach(() => world.close());

    it('[NT8] are stored until they are removed, in all tabs, and the later one wins', async () => {
      const other = world.storeOf(world.ada);
      const [first, second] = [draftOf('note/new', 'Milk'), draftOf('note/new', 'Milk and bread')];
      expect(await store.drafts.get('note/new')).toBeUndefined();
      await store.drafts.set(first);
      await other.drafts.set(second);
      await store.drafts.remove(first);
      expect(await store.drafts.get('note/new'), 'only the text that is removed goes').toEqual(second);
      await other.drafts.remove(second);
      await other.drafts.remove(second);
      expect(await store.drafts.get('note/new')).toBeUndefined();
    });

    it('[NT8] notify only the other tabs about a removed draft', async () => {
      const other = world.storeOf(world.ada);
      const draft = draftOf('note/new', 'Milk');
      let isNotifiedHere = false;
      store.drafts.onRemoved(() => (isNotifiedHere = true));
      const removed = new Promise((resolve) => other.drafts.onRemoved(resolve));
      await store.drafts.set(draft);
      await store.drafts.remove(draft);
      expect(await removed).toEqual(draft);
      expect(isNotifiedHere).toBe(false);
    });

    it('[NT8] are found by the beginning of their keys', async () => {
      const [first, second] = [draftOf('note/a', 'A'), draftOf('note/b', 'B')];
      for (const draft of [second, draftOf('goal/a', 'C'), first, draftOf('notes', 'D')])
        await store.drafts.set(draft);
      expect(await store.drafts.under('note/')).toEqual([first, second]);
    });

    it('[NT8] are no records, and belong to one user', async () => {
      await store.drafts.set(draftOf('note/new', 'Milk'));
      expect(await read(store, notesOf(world.ada))).toEqual([]);
      expect(await countOf(store, notesOf(world.ada))).toBe(0);
      expect(await world.storeOf(world.bob).drafts.get('note/new')).toBeUndefined();
    });

    it('[NT8] are unavailable after the store is closed', async () => {
      store.close();
      await expect(store.drafts.set(draftOf('note/new', 'Milk'))).rejects.toMatchObject({ code: 'closed' });
      await expect(store.drafts.get('note/new')).rejects.toMatchObject({ code: 'closed' });
    });
  });
}

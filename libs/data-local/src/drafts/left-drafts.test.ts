import 'fake-indexeddb/auto';
import type { KeptDraft } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LocalWorld, localWorld } from '../testing/local-world.ts';

const at = '2026-03-05T10:00:00.000Z' as Instant;
const draft: KeptDraft = { key: 'note/new', at, values: { content: 'Milk' } };
/** As in a page: the entries are its own keys. */
const storage = {
  setItem(key: string, text: string) {
    Object.assign(this, { [key]: text });
  },
  getItem(key: string): unknown {
    return Reflect.get(this, key) ?? null;
  },
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  },
};
const texts = () => Object.keys(sessionStorage);

describe('a draft that a closing page has left in the session storage of its tab', () => {
  let world: LocalWorld;
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', Object.create(storage));
    world = localWorld(new IDBFactory());
  });
  afterEach(() => world.close());
  const reload = (store: ReturnType<LocalWorld['storeOf']>) => {
    store.close();
    return world.storeOf(world.ada);
  };

  it('[NT8] [OF10] is moved to the database by the next page, without its form', async () => {
    const store = world.storeOf(world.ada);
    store.drafts.leave('set', draft);
    expect(texts()).toHaveLength(1);
    const next = reload(store);
    await vi.waitFor(() => expect(texts()).toEqual([]));
    expect(await next.drafts.under('note/')).toEqual([draft]);
  });

  it('[OF10] does not keep a text that was saved right before the page closed', async () => {
    const store = world.storeOf(world.ada);
    await store.drafts.set(draft);
    store.drafts.leave('remove', draft);
    const next = reload(store);
    await vi.waitFor(() => expect(texts()).toEqual([]));
    expect(await next.drafts.under('')).toEqual([]);
  });

  it('[NT8] does not replace what is typed on the next page', async () => {
    const store = world.storeOf(world.ada);
    store.drafts.leave('set', draft);
    const next = reload(store);
    const typed = { ...draft, values: { content: 'Milk and bread' } };
    await next.drafts.get('note/new');
    await next.drafts.set(typed);
    await vi.waitFor(() => expect(texts()).toEqual([]));
    expect(await next.drafts.get('note/new')).toEqual(typed);
  });

  it('[OF10] of another user stays with that user', async () => {
    world.storeOf(world.bob).drafts.leave('set', draft);
    expect(await world.storeOf(world.ada).drafts.get('note/new')).toBeUndefined();
    expect(await world.storeOf(world.bob).drafts.get('note/new')).toEqual(draft);
  });
});

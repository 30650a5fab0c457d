// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { readyModules } from '../testing/module-set.ts';
import { navigationOf } from './navigation.ts';

const nav = (place: string, to: string) => ({ place, label: to, to, icon: 'list', order: 0 });

/** Modules with two screens each, and links to them. */
const modulesOf = (count: number) =>
  readyModules(
    Array.from({ length: count }, (_, n) => ({
      name: `m${n}`,
      routes: [
        { id: 'list', path: `/list${n}`, title: 'List' },
        { id: 'item', path: `/item${n}/:id`, title: 'Item' },
      ],
      nav: [nav('top', `/list${n}`), nav('top', `/item${n}/1`)],
    })),
  );

/** How often the path of a route is read for the entries of one navigation. */
function pathReads(count: number): number {
  const modules = modulesOf(count);
  let reads = 0;
  for (const { item } of modules.set.all('routes')) {
    const { path } = item;
    Object.defineProperty(item, 'path', { get: () => ((reads += 1), path) });
  }
  expect(navigationOf(modules).entries('top')).toHaveLength(2 * count);
  return reads;
}

describe('the navigation of many modules', () => {
  it('[MO26] takes work that grows with their number, and no faster', () => {
    expect(pathReads(1_000)).toBe(10 * pathReads(100));
  });

  it('[MO26] [SH16] has an entry for each link to a screen, also with parameters, and no other', () => {
    const modules = readyModules([
      {
        name: 'garden',
        routes: [
          { id: 'beds', path: '/beds', title: 'Beds' },
          { id: 'bed', path: '/beds/:id', title: 'Bed' },
        ],
        nav: ['/beds', '/beds/7', '/beds/7/more', '/sheds'].map((to) => nav('top', to)),
      },
    ]);
    const { entries, preload } = navigationOf(modules);
    expect(entries('top').map(({ to }) => to)).toEqual(['/beds', '/beds/7']);
    const asked = vi.spyOn(modules.set.modules[0]!, 'preload');
    preload('/beds/7');
    expect(asked).toHaveBeenCalledWith('route', 'bed', 'maybe');
  });
});

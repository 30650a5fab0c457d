import { CONTRACT, readDescriptor } from '@dayloom/platform';
import { expect, it } from 'vitest';
import descriptor from '../module.json';
import works from './module.ts';

const read = readDescriptor(descriptor);

it('the descriptor is one of this contract and names only pieces that exist', async () => {
  expect(read.contract).toBe(CONTRACT);
  expect(read.routes.map((route) => route.id).toSorted()).toEqual(Object.keys(works.routes).toSorted());
  expect(read.slots.map((slot) => slot.widget).toSorted()).toEqual(
    Object.keys(works.widgets ?? {}).toSorted(),
  );
  for (const piece of [...Object.values(works.routes), ...Object.values(works.widgets ?? {})]) {
    expect(typeof (await piece()).default).toBe('function');
  }
});

it("[SH1][SH6] 'Dashboard' stands in the top navigation and 'Tasks' in the bottom bar", () => {
  const links = read.nav.map(({ place, label, to }) => [place, label, to]);
  expect(links).toEqual([
    ['top', 'Dashboard', '/dashboard'],
    ['bottom', 'Tasks', '/dashboard'],
  ]);
});

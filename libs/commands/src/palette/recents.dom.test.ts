// @vitest-environment jsdom
import { testUser } from '@dayloom/testing/shell';
import { beforeEach, expect, it } from 'vitest';
import { recentPlaces, rememberPlace } from './recents.ts';

beforeEach(() => localStorage.clear());

const recentsKey = 'recents';

const remember = (name: string) => rememberPlace(recentsKey, testUser, { to: `/${name}`, title: name });
const titles = () => recentPlaces(recentsKey, testUser).map(({ title }) => title);

it('[KA7] six recent places are kept, the latest first', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) remember(name);
  expect(titles()).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
});

it('[KA7] a place that is visited again is listed first, and once', () => {
  for (const name of ['a', 'b', 'a']) remember(name);
  expect(titles()).toEqual(['a', 'b']);
});

it('[KA7] a place whose stored address is not of this product is no recent place', () => {
  const places = ['//evil.test', '/\\\\evil.test'].map((to) => ({ to, title: 'Evil' }));
  localStorage.setItem(recentsKey, JSON.stringify({ user: testUser.id, places }));
  expect(titles()).toEqual([]);
});

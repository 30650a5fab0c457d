import { expect, it } from 'vitest';
import { ownScreens } from '../../e2e/support/screens.ts';
import { moduleDescriptors } from '../../tools/apps.mjs';

it('[KA3] [KA5] the browser tests visit every screen that has a fixed address', () => {
  const visited = new Set(ownScreens.map(({ address }) => address));
  const routes = moduleDescriptors().flatMap(({ routes: all }) => all.map(({ path }) => path));
  const left = routes.filter((path) => !path.includes(':') && !visited.has(path));
  expect(left, 'add it to ownScreens of e2e/support/screens.ts').toEqual([]);
});

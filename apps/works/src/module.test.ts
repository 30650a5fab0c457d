import { readDescriptor } from '@dayloom/platform';
import { expect, it } from 'vitest';
import descriptor from '../module.json';

it("[SH1][SH6][SH16] 'Dashboard' is in the top navigation, 'Tasks' in the bottom bar, 'Analytics' under 'More'", () => {
  const links = readDescriptor(descriptor).nav.map(({ place, label, to }) => [place, label, to]);
  expect(links).toEqual([
    ['top', 'Dashboard', '/dashboard'],
    ['bottom', 'Tasks', '/dashboard'],
    ['more', 'Analytics', '/analytics'],
    ['dashboard', 'Analytics', '/analytics'],
  ]);
});

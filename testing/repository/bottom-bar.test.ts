import { readDescriptor } from '@dayloom/platform';
import { expect, it } from 'vitest';
import { moduleDescriptors } from '../../tools/apps.mjs';

it("[SH6] three links of modules are in the phone's bar: next to 'Home' and on the other side of '+'", () => {
  const links = moduleDescriptors()
    .flatMap((written) => readDescriptor(written).nav)
    .filter(({ place }) => place === 'bottom')
    .toSorted((a, b) => a.order - b.order);
  expect(links.map(({ label, to }) => [label, to])).toEqual([
    ['Tasks', '/dashboard'],
    ['Schedule', '/timetable'],
    ['Profile', '/profile'],
  ]);
});

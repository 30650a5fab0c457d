import { expect, it } from 'vitest';
import * as settings from './index.ts';

it('the entry point of the settings exports these names', () => {
  expect(Object.keys(settings).toSorted()).toEqual([
    'areasOf',
    'hourCycleIn',
    'hourCycles',
    'localeKeys',
    'localeWith',
    'quietHoursOf',
    'quietUntil',
    'switchedArea',
    'weekStarts',
  ]);
});

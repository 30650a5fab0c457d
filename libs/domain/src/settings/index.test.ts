import { expect, it } from 'vitest';
import * as settings from './index.ts';

it('the door of the settings offers these names', () => {
  expect(Object.keys(settings).toSorted()).toEqual([
    'areasOf',
    'hourCycleIn',
    'hourCycles',
    'localeKeys',
    'localeWith',
    'quietGroupOf',
    'quietHoursOf',
    'quietTagOf',
    'quietUntil',
    'switchedArea',
    'weekStarts',
  ]);
});

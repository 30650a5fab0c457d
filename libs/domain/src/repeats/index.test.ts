import { expect, it } from 'vitest';
import * as repeats from './index.ts';

it('the entry point of repetition exports these names', () => {
  expect(Object.keys(repeats).toSorted()).toEqual([
    'computedDays',
    'firstTime',
    'leftSeries',
    'movedSeries',
    'nextDays',
    'occurrences',
    'placeOf',
    'rareDays',
    'readRule',
    'repeatWords',
    'restFrom',
    'ruleText',
    'ruleWords',
    'segmentOn',
    'storedLeft',
    'taskDays',
    'weekdayNames',
    'weekdaysFrom',
  ]);
});

import { expect, it } from 'vitest';
import * as repeats from './index.ts';

it('the entry point of repetition exports these names', () => {
  expect(Object.keys(repeats).toSorted()).toEqual([
    'checkContent',
    'computedDays',
    'computedOn',
    'dayKinds',
    'endWords',
    'firstTime',
    'leftSeries',
    'listedReminders',
    'missingDays',
    'movedFollowing',
    'movedSeries',
    'nextDays',
    'nextReminders',
    'occurrences',
    'placeOf',
    'rareDays',
    'readRule',
    'recordDays',
    'repeatWords',
    'restFrom',
    'ruleText',
    'ruleWords',
    'segmentOn',
    'segmentsOf',
    'storedLeft',
    'weekdayNames',
    'weekdaysFrom',
  ]);
});

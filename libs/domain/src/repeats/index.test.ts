import { expect, it } from 'vitest';
import * as repeats from './index.ts';

it('the entry point of repetition exports these names', () => {
  expect(Object.keys(repeats).toSorted()).toEqual([
    'firstTime',
    'occurrences',
    'readRule',
    'restFrom',
    'ruleText',
    'ruleWords',
    'segmentOn',
    'taskDays',
  ]);
});

import { expect, it } from 'vitest';
import * as meditation from './index.ts';

it('the entry point of the meditation exports these names', () => {
  expect(Object.keys(meditation).toSorted()).toEqual([
    'challengeShare',
    'challengeText',
    'mayLast',
    'sessionDays',
    'streakDayText',
    'streakOf',
    'streakWeeks',
  ]);
});

import { expect, it } from 'vitest';
import * as analytics from './index.ts';

it('the entry point of analytics exports these names', () => {
  expect(Object.keys(analytics).toSorted()).toEqual([
    'analyticsRanges',
    'compareDays',
    'comparisonText',
    'focusByWork',
    'heatDayText',
    'heatLevelNames',
    'heatThresholds',
    'heatWeeks',
    'minutesOn',
    'monthsAbove',
    'needsFiveDays',
    'periodsOf',
    'readAnalyticsRange',
    'secondsByDay',
    'totalOf',
  ]);
});

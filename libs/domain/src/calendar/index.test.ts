import { expect, it } from 'vitest';
import * as calendar from './index.ts';

it('the entry point of the calendar exports these names', () => {
  expect(Object.keys(calendar).toSorted()).toEqual([
    'calendarKinds',
    'calendarSearchOf',
    'calendarTitle',
    'calendarWords',
    'countItems',
    'dayByKey',
    'firstItems',
    'isItemDone',
    'isTimed',
    'itemCountText',
    'itemRepeats',
    'itemText',
    'itemTimesText',
    'itemTitle',
    'itemsByDay',
    'kindsToAdd',
    'monthOf',
    'readCalendarSearch',
    'startOfView',
    'stepView',
    'timedBlocksOf',
    'weekdayColumns',
    'weeksShown',
  ]);
});

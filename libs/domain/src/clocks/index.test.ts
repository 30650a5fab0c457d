import { expect, it } from 'vitest';
import * as clocks from './index.ts';

it('the entry point of the clocks exports these names', () => {
  expect(Object.keys(clocks).toSorted()).toEqual([
    'breakLength',
    'breakOf',
    'familyOf',
    'finishRun',
    'focusPress',
    'followingId',
    'isFocusPress',
    'minutesInWords',
    'minutesText',
    'overlapOf',
    'pauseRun',
    'purposeFieldNames',
    'purposeOf',
    'purposeOfTask',
    'resetRun',
    'restFor',
    'restoreRun',
    'resumeRun',
    'startRun',
    'stopRun',
    'stopRunAsOf',
  ]);
});

import { expect, it } from 'vitest';
import * as clocks from './index.ts';

it('the entry point of the clocks exports these names', () => {
  expect(Object.keys(clocks).toSorted()).toEqual([
    'finishRun',
    'focusPress',
    'isFocusPress',
    'overlapOf',
    'pauseRun',
    'resetRun',
    'restoreRun',
    'resumeRun',
    'startRun',
    'stopRun',
    'stopRunAsOf',
  ]);
});

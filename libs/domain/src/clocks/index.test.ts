import { expect, it } from 'vitest';
import * as clocks from './index.ts';

it('the entry point of the clocks offers these names', () => {
  expect(Object.keys(clocks).toSorted()).toEqual([
    'finishRun',
    'pauseRun',
    'resetRun',
    'restoreRun',
    'resumeRun',
    'startRun',
    'stopRun',
    'stopRunAsOf',
  ]);
});

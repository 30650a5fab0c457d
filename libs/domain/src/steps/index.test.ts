import { expect, it } from 'vitest';
import * as steps from './index.ts';

it('the entry point of steps exports these names', () => {
  expect(Object.keys(steps).toSorted()).toEqual([
    'listText',
    'maxSteps',
    'mergeSteps',
    'mergedSteps',
    'openSteps',
    'progressText',
    'readPastedSteps',
    'readSteps',
    'stepId',
    'stepLimit',
    'stepsText',
    'whyNotPasted',
  ]);
});

import { expect, it } from 'vitest';
import * as notifications from './index.ts';

it('the entry point of the notifications exports these names', () => {
  expect(Object.keys(notifications).toSorted()).toEqual([
    'checkedOf',
    'claimTagsFor',
    'contentOf',
    'decide',
    'decideInWorker',
    'endOfSnooze',
    'firstOf',
    'isPlanOver',
    'isSummary',
    'isTaken',
    'latenessOf',
    'listPath',
    'lookBack',
    'membersOf',
    'planAt',
    'quietGroupOf',
    'quietTagOf',
    'receiptsKept',
    'soonAfter',
    'tagOfWhole',
    'turnOf',
    'waitUntil',
  ]);
});

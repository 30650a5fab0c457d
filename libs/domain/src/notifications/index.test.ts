import { expect, it } from 'vitest';
import * as notifications from './index.ts';

it('the entry point of the notifications exports these names', () => {
  expect(Object.keys(notifications).toSorted()).toEqual([
    'comeSince',
    'endOfSnooze',
    'isPlanOver',
    'latenessOf',
    'lookBack',
    'planAt',
    'receiptsKept',
    'triage',
    'waitUntilNext',
  ]);
});

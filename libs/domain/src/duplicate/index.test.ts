import { expect, it } from 'vitest';
import * as duplicate from './index.ts';

it('the entry point of duplicates exports these names', () => {
  expect(Object.keys(duplicate).toSorted()).toEqual([
    'checkDuplicate',
    'copyOfTask',
    'duplicateSentences',
    'duplicateWork',
  ]);
});

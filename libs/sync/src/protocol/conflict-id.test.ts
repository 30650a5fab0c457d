import { expect, it } from 'vitest';
import { conflictId } from './conflict-id.ts';

it('[AC1] the id of a copy is valid, whatever the id of the entry', () => {
  expect(conflictId({ ids: ['a.1', 'b.2'] }, 0, 0)).toBe('conflict-a_1-0');
  expect(conflictId({ ids: ['a.1'] }, 2, 1)).toBe('conflict-a_1-2-1');
  const long = conflictId({ ids: ['x'.repeat(200)] }, 123, 0);
  expect(long).toMatch(/^conflict-x+-123$/);
  expect(long).toHaveLength(128);
});

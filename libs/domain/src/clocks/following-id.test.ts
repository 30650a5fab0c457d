import { expect, it } from 'vitest';
import { followingId } from './following-id.ts';

it.each([
  ['a', 'moved', 'a-moved'],
  ['a-moved', 'moved', 'a-moved2'],
  ['a-moved2', 'moved', 'a-moved3'],
  ['a-next9', 'next', 'a-next10'],
  ['a-next', 'moved', 'a-next-moved'],
] as const)('[TH5] what follows %s has a short id of its own', (id, word, following) => {
  expect(followingId(id, word)).toBe(following);
});

import { expect, it } from 'vitest';
import * as quickAdd from './index.ts';

it('the entry point of quick add exports one function', () => {
  expect(Object.keys(quickAdd)).toEqual(['readQuickAdd']);
});

import { expect, it } from 'vitest';
import * as quickAdd from './index.ts';

it('the door of quick add offers one function', () => {
  expect(Object.keys(quickAdd)).toEqual(['readQuickAdd']);
});

import { expect, it } from 'vitest';
import { storeAt } from './store-at.mjs';

it.each(['s3://', 'http://example.com'])('%s is no target, and no folder of that name is made', (target) => {
  expect(() => storeAt(target, { root: '.', env: {} })).toThrow(`'${target}' is no target`);
});

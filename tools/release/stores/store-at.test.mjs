import { expect, it } from 'vitest';
import { storeAt } from './store-at.mjs';

it.each(['s3://', 'http://example.com'])(
  '%s is rejected as a target, and no folder of that name is created',
  (target) => {
    expect(() => storeAt(target, { root: '.', env: {} })).toThrow(`'${target}' is no target`);
  },
);

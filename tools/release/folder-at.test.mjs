import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { folderAt } from './folder-at.mjs';

it.each(['s3://product/live', 'http://example.com'])(
  '%s is rejected as a folder, with the way to a bucket',
  (named) => {
    expect(() => folderAt('.', named)).toThrow(
      `'${named}' is no folder. Nothing was done. docs/static-host.md`,
    );
  },
);

it('a folder is found from the root of the repository', () => {
  expect(folderAt('/product', 'dist/release')).toBe(resolve('/product/dist/release'));
});

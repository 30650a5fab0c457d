import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MutationCache } from './unused-queries.mjs';

const root = join(import.meta.dirname, '../..');
/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8');

it('the replacement of the mutation cache has every method that the query client calls', () => {
  const client = textOf('node_modules/@tanstack/query-core/build/modern/queryClient.js');
  const called = new Set([...client.matchAll(/#mutationCache\.(\w+)\(/g)].map(([, name = '']) => name));
  expect([...called]).not.toEqual([]);
  const provided = Object.getOwnPropertyNames(MutationCache.prototype);
  expect([...called].filter((name) => !provided.includes(name))).toEqual([]);
});

it('no code uses parts of TanStack Query that the build leaves out; include them in the build first', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'libs'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path));
  const unused =
    /\b(?:useMutation|useMutationState|useIsMutating|useInfiniteQuery|useSuspenseInfiniteQuery|MutationCache)\b/;
  expect(files.filter((path) => unused.test(textOf(path)))).toEqual([]);
});

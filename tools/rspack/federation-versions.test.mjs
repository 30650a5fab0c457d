import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { satisfy as satisfyOfRuntime } from '@module-federation/enhanced/runtime';
import { satisfy } from './federation-versions.mjs';
import { sharedBy } from './shared.mjs';

const root = join(import.meta.dirname, '../..');
const number = fc.nat({ max: 3 });
const version = fc.tuple(number, number, number).map((numbers) => numbers.join('.'));

it('reads the supported ranges as the federation runtime does', () => {
  fc.assert(
    fc.property(version, fc.constantFrom('^', '<='), version, (has, sign, asked) => {
      for (const range of [sign + asked, '*']) expect(satisfy(has, range)).toBe(satisfyOfRuntime(has, range));
    }),
    { numRuns: 2_000 },
  );
});

it('throws for ranges it does not support', () => {
  for (const range of ['~1.2.3', '>=1.2.3', '1.2.3', '^1.2', '^1.2.3-beta'])
    expect(() => satisfy('1.2.3', range)).toThrow();
});

it('shared libraries use supported ranges only', () => {
  for (const { version: has, requiredVersion } of Object.values(
    sharedBy(join(root, 'apps/shell'), { eager: true }),
  ))
    expect(requiredVersion === false || satisfy(has, requiredVersion)).toBe(true);
});

it('the runtime compares versions with no other operator', () => {
  const text = readFileSync(
    join(root, 'node_modules/@module-federation/runtime-core/dist/utils/share.js'),
    'utf8',
  );
  const ranges = [...text.matchAll(/satisfy\([^`\n]*`([^$]+)\$/g)].map(([, sign]) => sign);
  expect(ranges).toEqual(['<=']);
});

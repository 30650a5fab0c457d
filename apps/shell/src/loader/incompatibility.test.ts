import { CONTRACT } from '@dayloom/platform';
import { describe, expect, it } from 'vitest';
import { incompatibility } from './incompatibility.ts';
import { readModuleEntry } from './registry.ts';

const entry = (contract: number, shared: Record<string, string> = {}, needs: Record<string, number> = {}) =>
  readModuleEntry({
    name: 'works',
    version: '1.0.0',
    entry: '/m/works/1.0.0/entry.js',
    files: {},
    shared,
    needs,
    descriptor: { name: 'works', title: 'Works', contract },
  });
const provided = {
  contract: CONTRACT,
  versions: { react: '19.3.1' },
  levels: { platform: 2, ui: 1, records: 1 },
};

describe('the gate before a module runs', () => {
  it('[MO5] lets a module of this contract and the same majors through', () => {
    expect(incompatibility(entry(CONTRACT, { react: '19.0.0' }), provided)).toBeUndefined();
  });
  it('[MO5] stops a module of a contract the shell does not support', () => {
    expect(incompatibility(entry(CONTRACT + 1), provided)).toMatch(`contract ${CONTRACT + 1}`);
  });
  it('[MO5] stops a module built for another major of a shared library', () => {
    expect(incompatibility(entry(CONTRACT, { react: '20.0.0' }), provided)).toMatch(/react 20/);
  });
  it('[MO5] ignores libraries the shell does not provide', () => {
    expect(incompatibility(entry(CONTRACT, { 'date-fns': '9.0.0' }), provided)).toBeUndefined();
  });
  it('[MO5] lets a module through that needs no more than the shell has', () => {
    expect(incompatibility(entry(CONTRACT, {}, { platform: 2, ui: 1 }), provided)).toBeUndefined();
  });
  it.each(['platform', 'ui', 'records', 'a library of tomorrow'])(
    '[MO5] stops a module that needs a later level of %s',
    (library) => {
      expect(incompatibility(entry(CONTRACT, {}, { [library]: 3 }), provided)).toBe(
        `it needs level 3 of ${library}, this shell has ${library === 'platform' ? 2 : library.includes(' ') ? 0 : 1}`,
      );
    },
  );
  it('[MO5] stops a module that was built for a later runtime than the one it borrows', () => {
    const runtime = '@module-federation/runtime';
    const here = { ...provided, versions: { [runtime]: '2.9.2' } };
    expect(incompatibility(entry(CONTRACT, { [runtime]: '2.9.9' }), here)).toBeUndefined();
    expect(incompatibility(entry(CONTRACT, { [runtime]: '2.11.0' }), here)).toMatch(/2\.11\.0/);
  });
  it.each(['react', 'react-dom'])('[MO27] stops a module that needs a later minor of %s', (library) => {
    const here = { ...provided, versions: { [library]: '19.1.4' } };
    expect(incompatibility(entry(CONTRACT, { [library]: '19.1.9' }), here)).toBeUndefined();
    expect(incompatibility(entry(CONTRACT, { [library]: '19.2.0' }), here)).toBe(
      `it was built for ${library} 19.2.0, this shell has 19.1.4`,
    );
  });
  it('[MO15] is not confused by a name that every object has', () => {
    expect(incompatibility(entry(CONTRACT, { toString: '1.0.0' }), provided)).toBeUndefined();
    expect(incompatibility(entry(CONTRACT, {}, { valueOf: 1 }), provided)).toMatch(/this shell has 0/);
  });
});

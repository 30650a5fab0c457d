import { CONTRACT } from '@dayloom/platform';
import { describe, expect, it } from 'vitest';
import { incompatibility } from './incompatibility.ts';
import { readModuleEntry } from './registry.ts';

const entry = (contract: number, shared: Record<string, string> = {}) =>
  readModuleEntry({
    name: 'works',
    version: '1.0.0',
    entry: '/m/works/1.0.0/entry.js',
    files: {},
    shared,
    descriptor: { name: 'works', title: 'Works', contract },
  });
const provided = { react: '19.3.1' };

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
  it('[MO5] does not mind libraries the shell does not provide', () => {
    expect(incompatibility(entry(CONTRACT, { 'date-fns': '9.0.0' }), provided)).toBeUndefined();
  });
});

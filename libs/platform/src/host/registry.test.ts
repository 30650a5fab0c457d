import { CONTRACT } from '../contract/descriptor.ts';
import { describe, expect, it } from 'vitest';
import { readRegistry } from './registry.ts';

const descriptor = {
  name: 'works',
  title: 'Works',
  contract: CONTRACT,
  routes: [{ id: 'dashboard', path: '/dashboard', title: 'Dashboard' }],
};
const works = { name: 'works', version: '1.0.0', entry: '/m/works/1.0.0/entry.js', files: {}, descriptor };
const registry = (modules: unknown[]) => ({ schemaVersion: 1, revision: 7, modules });

describe('the registry', () => {
  it('[MO1] carries the descriptors, so that routes are known with no module code', () => {
    expect(readRegistry(registry([works])).modules[0]?.descriptor.routes).toEqual(descriptor.routes);
  });

  it('[MO15] ignores fields of a later shell', () => {
    const later = { ...registry([{ ...works, canary: 5 }]), channel: 'stable' };
    expect(readRegistry(later).modules).toHaveLength(1);
  });

  it.each([
    ['without an entry', { ...works, entry: undefined }],
    ['with an entry on another host', { ...works, entry: '//elsewhere.example/entry.js' }],
    ['with a descriptor of another shape', { ...works, descriptor: { name: 'works' } }],
    ['that is no object', 'works'],
    [
      'with an address that is none',
      { ...works, descriptor: { ...descriptor, routes: [{ id: 'x', path: 'https://evil', title: 'X' }] } },
    ],
  ])('[MO15] drops only the entry %s and says so', (_, bad) => {
    const read = readRegistry(registry([bad, { ...works, name: 'planner' }]));
    expect(read.modules.map(({ name }) => name)).toEqual(['planner']);
    expect(read.dropped).toHaveLength(1);
  });

  it.each([[null], ['<!doctype html>'], [{}], [{ schemaVersion: 2, revision: 1, modules: [] }]])(
    '[MO15] refuses %j, which is no registry',
    (value) => expect(() => readRegistry(value)).toThrow(),
  );
});

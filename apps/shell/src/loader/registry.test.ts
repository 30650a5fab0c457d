import { CONTRACT } from '@dayloom/platform';
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

  it('[MO15] reads a signed registry of an earlier release as if it had no signature', () => {
    const plain = registry([works]);
    expect(readRegistry({ ...plain, signature: '?' })).toEqual(readRegistry(plain));
  });

  it('[MO15] ignores fields of a later shell', () => {
    const later = { ...registry([{ ...works, canary: 5 }]), channel: 'stable' };
    expect(readRegistry(later).modules).toHaveLength(1);
  });

  it.each([
    ['without an entry', { ...works, entry: undefined }],
    ['with an entry on another host', { ...works, entry: '//elsewhere.example/entry.js' }],
    ['with an entry that a browser reads as another host', { ...works, entry: '/\t/elsewhere.example/x.js' }],
    ['with a chunk on another host', { ...works, chunks: { module: ['/\\elsewhere.example/x.js'] } }],
    ['with a descriptor of another shape', { ...works, descriptor: { name: 'works' } }],
    ['that is no object', 'works'],
  ])('[MO15] drops only the entry %s and says so', (_, bad) => {
    const read = readRegistry(registry([bad, { ...works, name: 'planner' }]));
    expect(read.modules.map(({ name }) => name)).toEqual(['planner']);
    expect(read.dropped).toHaveLength(1);
  });

  it.each([[null], ['<!doctype html>'], [{}], [{ schemaVersion: 2, revision: 1, modules: [] }]])(
    '[MO15] rejects %j, which is no registry',
    (value) => expect(() => readRegistry(value)).toThrow(),
  );

  it('[MO31] names withdrawn versions, and reads a list that is none as empty', () => {
    const withdrawn = ['works@1.0.0-0a1b2c3d'];
    expect(readRegistry({ ...registry([works]), withdrawn }).withdrawn).toEqual(withdrawn);
    expect(readRegistry(registry([works])).withdrawn).toEqual([]);
    expect(readRegistry({ ...registry([works]), withdrawn: 'works' })).toMatchObject({ withdrawn: [] });
  });

  it('[MO15] drops only the item of a descriptor that cannot be read, and says which', () => {
    const bad = { id: 'x', path: 'https://evil', title: 'X' };
    const nav = [
      { place: 'top', label: 'Dashboard', to: '/dashboard', icon: 'grid', order: 1 },
      { place: 'top', label: '', to: '/dashboard', icon: 'grid', order: 2 },
    ];
    const mixed = { ...descriptor, routes: [bad, ...descriptor.routes], nav, slots: ['none'] };
    const { modules, dropped } = readRegistry(registry([{ ...works, descriptor: mixed }]));
    expect(modules[0]?.descriptor.routes).toEqual(descriptor.routes);
    expect(modules[0]?.descriptor.nav).toEqual(nav.slice(0, 1));
    expect(dropped.map((reason) => reason.split(' ').slice(0, 2).join(' '))).toEqual([
      'works: routes',
      'works: nav',
      'works: slots',
    ]);
  });

  it('[MO14] loads a module of an earlier release with sections of the settings, and ignores these', () => {
    const settings = [{ id: 'soil', title: 'Soil', order: 1, minHeight: 40 }];
    expect(readRegistry(registry([{ ...works, descriptor: { ...descriptor, settings } }]))).toEqual(
      readRegistry(registry([works])),
    );
  });

  it('[MO5] knows the addresses of a module with a later contract', () => {
    const later = { ...descriptor, contract: CONTRACT + 1, routes: [{ path: '/dashboard', pieces: {} }] };
    const { modules } = readRegistry(registry([{ ...works, descriptor: later }]));
    expect(modules[0]?.descriptor.routes).toMatchObject([{ path: '/dashboard', title: 'Works' }]);
  });

  it.each([[''], ['none'], ['md5-2AnlnGYEpQSiEpyhAgBK5Q=='], ['sha384-'], ['sha384-!!!!'], [5], [null]])(
    '[MO16] accepts no file whose hash is %j, and says so',
    (hash) => {
      const good = `sha384-${'A'.repeat(64)}`;
      const files = { '/m/works/1.0.0/entry.js': hash, '/m/works/1.0.0/module.js': good };
      const { modules, dropped } = readRegistry(registry([{ ...works, files }]));
      expect(modules[0]?.files).toEqual({ '/m/works/1.0.0/module.js': good });
      expect(dropped).toEqual(['works: /m/works/1.0.0/entry.js has no hash that can be checked']);
    },
  );
});

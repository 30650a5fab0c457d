import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT, type ModuleDefinition, readDescriptor } from '@dayloom/platform';
import { describe, expect, it } from 'vitest';
import { moduleDescriptors } from '../../tools/apps.mjs';

const apps = join(import.meta.dirname, '../../apps');

it("[KA7] every 'add' is a command of the palette", () => {
  const titles = moduleDescriptors().flatMap((written) =>
    readDescriptor(written).commands.map(({ title }) => title),
  );
  expect(titles.filter((title) => title.startsWith('Add ')).toSorted()).toEqual([
    'Add Activity',
    'Add Goal',
    'Add Note',
    'Add Reminder',
    'Add Task',
    'Add Work',
  ]);
});

describe.each(moduleDescriptors())('the descriptor of $name', (written) => {
  const read = readDescriptor(written);
  const source = join(apps, written.name, 'src/module.ts');

  it('is valid in this version of the contract', () => {
    expect([read.contract, read.dropped]).toEqual([CONTRACT, []]);
  });

  it('names exactly the sources and the commands without an address that the module has', async () => {
    const { default: definition } = (await import(source)) as { readonly default: ModuleDefinition };
    const { notificationSources = {}, searchSources = {}, commands = {} } = definition;
    const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();
    expect(Object.keys(notificationSources).toSorted()).toEqual(ids(read.notificationSources));
    expect(Object.keys(searchSources).toSorted()).toEqual(ids(read.searchSources));
    expect(Object.keys(commands).toSorted()).toEqual(ids(read.commands.filter(({ to }) => to === undefined)));
    const all = [notificationSources, searchSources, commands].flatMap((list) => Object.values(list));
    for (const load of all) expect(typeof (await load()).default).toBe('function');
  });

  it('names exactly the screens and widgets that the module has, and all of them exist', async () => {
    const { default: definition } = (await import(source)) as { readonly default: ModuleDefinition };
    const { routes, widgets = {} } = definition;
    expect(Object.keys(routes).toSorted()).toEqual(read.routes.map(({ id }) => id).toSorted());
    expect(Object.keys(widgets).toSorted()).toEqual(read.slots.map(({ widget }) => widget).toSorted());
    for (const component of [...Object.values(routes), ...Object.values(widgets)])
      expect(typeof (await component()).default).toBe('function');
  });

  it('has chunks with the names that the shell preloads', () => {
    const chunks = [...readFileSync(source, 'utf8').matchAll(/webpackChunkName: "([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    const expected = [
      ...read.routes.map(({ id }) => `route-${id}`),
      ...read.slots.map(() => 'module'),
      ...read.notificationSources.map(() => 'notifications'),
      ...read.searchSources.map(() => 'search'),
    ];
    expect(chunks.toSorted()).toEqual(expected.toSorted());
  });
});

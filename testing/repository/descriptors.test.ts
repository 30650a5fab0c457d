import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT, type ModuleDefinition, readDescriptor } from '@dayloom/platform';
import { describe, expect, it } from 'vitest';
import { moduleDescriptors } from '../../tools/apps.mjs';
import { moduleFaults } from '../../tools/module-faults/module-faults.mjs';

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

describe.each(moduleDescriptors())('the module $name', (written) => {
  const read = readDescriptor(written);
  const source = join(apps, written.name, 'src/module.ts');

  it('[KA8, MO29] is complete, and takes nothing from the shell or another module', async () => {
    expect(read.contract).toBe(CONTRACT);
    expect(await moduleFaults(join(apps, written.name))).toEqual([]);
  });

  it('has code behind each of its imports', async () => {
    const { default: definition } = (await import(source)) as { readonly default: ModuleDefinition };
    for (const load of Object.values(definition).flatMap((list: object) => Object.values(list)))
      expect(typeof (await (load as () => Promise<{ default: unknown }>)()).default).toBe('function');
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

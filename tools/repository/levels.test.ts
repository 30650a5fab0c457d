import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '@dayloom/domain';
import * as platform from '@dayloom/platform';
import * as ui from '@dayloom/ui';
import { describe, expect, it } from 'vitest';
import { moduleDescriptors } from '../apps.mjs';
import { importedNames, levelOf, neededLevels } from '../rspack/needs.mjs';

const root = join(import.meta.dirname, '../..');
const table = <T>(library: string): T[] =>
  JSON.parse(readFileSync(join(root, `libs/${library}/levels.json`), 'utf8')) as T[];

describe('levels', () => {
  it.each([
    ['platform', platform],
    ['ui', ui],
  ] as const)(
    '[MO5] every name of %s has one: add a new one to the newest level, or to a new one',
    (library, names) => {
      const levels = table<string[]>(library);
      expect(levels.flat().toSorted()).toEqual(Object.keys(names).toSorted());
      expect(levels.length).toBe(platform.levels[library]);
    },
  );

  it('[MO5] every field of every kind of record has one', () => {
    const levels = table<Record<string, string[]>>('domain');
    for (const [kind, { entries }] of Object.entries(collections))
      expect(levels.flatMap((kinds) => kinds[kind] ?? []).toSorted()).toEqual(
        Object.keys(entries).toSorted(),
      );
    expect(levels.length).toBe(platform.levels.records);
  });
});

describe('what a build needs', () => {
  it('[MO5] is told by the names that it takes at run time, not by those of types', () => {
    const text = `import { Link, type Shell, useToday as day } from '@dayloom/platform';\nimport type { Toasts } from '@dayloom/platform';\nimport {\n  Slot,\n} from '@dayloom/platform';\n`;
    expect(importedNames(text, '@dayloom/platform')).toEqual(['Link', 'useToday', 'Slot']);
  });

  it.each(moduleDescriptors().map(({ name }) => name))(
    '[MO5] %s needs no more than this shell has',
    (name) => {
      const needs = neededLevels([join(root, `apps/${name}/src/module.ts`)]);
      for (const library of ['platform', 'ui', 'records'] as const)
        expect(needs[library]).toBeLessThanOrEqual(platform.levels[library]);
    },
  );

  it('[MO5] a name without a level stops the build', () => {
    expect(() => levelOf([['Link']], 'Lnik', 'levels.json')).toThrow("'Lnik' has no level");
  });
});

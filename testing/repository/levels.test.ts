import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '@dayloom/domain';
import * as platform from '@dayloom/platform';
import * as ui from '@dayloom/ui';
import { describe, expect, it } from 'vitest';
import {
  definedKinds,
  importedNames,
  levelOf,
  neededLevels,
  neededReact,
  usedKinds,
} from '../../tools/rspack/needs.mjs';

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

describe('the requirements of a build', () => {
  it('[MO5] depend on the names that it uses at run time, not on those of types', () => {
    const text = `import { Link, type Shell, useToday as day } from '@dayloom/platform';\nimport type { Toasts } from '@dayloom/platform';\nimport {\n  Slot,\n} from '@dayloom/platform';\n`;
    expect(importedNames(text, '@dayloom/platform')).toEqual(['Link', 'useToday', 'Slot']);
  });

  const withNewLevels = {
    platform: [Object.keys(platform).filter((name) => name !== 'useParams'), [], ['useParams']],
    ui: [Object.keys(ui).filter((name) => name !== 'DateField'), ['DateField']],
    records: [
      Object.fromEntries(Object.keys(collections).map((kind) => [kind, ['id']])),
      { tasks: ['estimate'] },
    ],
  };
  it.each([
    {
      file: 'apps/works/src/work-detail/work-detail.tsx',
      needs: { platform: 3 },
      takes: 'a name of platform',
    },
    { file: 'apps/planner/src/goals/goal-dialog.tsx', needs: { ui: 2 }, takes: 'a name of ui' },
    {
      file: 'libs/tasks/src/use-add-task.ts',
      needs: { records: 2 },
      takes: 'a kind in a change',
    },
    { file: 'libs/data/src/queries/works.ts', needs: { records: 2 }, takes: 'a kind in a query' },
    { file: 'libs/data/src/queries/focus.ts', needs: {}, takes: 'nothing new' },
  ])('[MO5] are the level of the newest name that a file uses: $takes', ({ file, needs }) => {
    expect(neededLevels([join(root, file)], withNewLevels)).toEqual({
      platform: 1,
      ui: 1,
      records: 1,
      ...needs,
    });
  });

  it.each([
    { of: 'a file without them', file: 'apps/planner/src/goals/goal-column.tsx', least: '19.0.0' },
    { of: 'a file with useState of the second', file: 'apps/planner/src/goals/goals.tsx', least: '19.1.0' },
  ])('[MO27] are the React whose minor added the newest name that a file uses: $of', ({ file, least }) => {
    const minors = [['useId', 'useMemo', 'useRef', 'useEffect'], ['useState']];
    expect(neededReact([join(root, file)], '19.4.1', minors)).toBe(least);
  });

  it('[MO27] are the React of the build where its minors are not known, and no name is missed', () => {
    expect(neededReact([], '20.0.1')).toBe('20.0.1');
    const dialog = [join(root, 'apps/planner/src/goals/goals.tsx')];
    expect(() => neededReact(dialog, '19.4.1', [[]])).toThrow('has no level');
  });

  it('[MO23] are every kind of record whose definition a shell contains', () => {
    const records = join(root, 'libs/domain/src/records');
    const files = readdirSync(records).map((name) => join(records, name));
    expect(definedKinds(files)).toEqual(Object.keys(collections).toSorted());
    const some = ['note.ts', 'fields.ts', 'work.ts'].map((name) => join(records, name));
    expect(definedKinds([...some, join(root, 'apps/works/src/module.ts')])).toEqual(['notes', 'works']);
  });

  const facts = 'libs/domain/src/records/task-facts.ts';
  it('[MO5] are the level of a kind whose facts a file imports', () => {
    const needsOf = (...files: string[]) =>
      neededLevels(
        files.map((file) => join(root, file)),
        withNewLevels,
      ).records;
    expect([needsOf(facts), needsOf(facts, 'apps/planner/src/today/today.tsx')]).toEqual([1, 2]);
  });

  it('[MO23] are every kind of record that a module names in changes, or whose facts it imports', () => {
    const kindsOf = (...files: string[]) => usedKinds(files.map((file) => join(root, file)));
    expect(kindsOf('libs/clocks/src/engine/clock-changes.ts', 'libs/ui/src/motion/leave.ts')).toEqual([
      ...['clocks', 'meditationSessions', 'meditationStats', 'timerHistory'],
    ]);
    expect(kindsOf(facts, 'libs/domain/src/records/task.ts')).toEqual([]);
    expect(kindsOf(facts, 'apps/planner/src/today/today.tsx')).toEqual(['tasks']);
  });

  it('[MO5] a name without a level stops the build', () => {
    expect(() => levelOf([['Link']], 'Lnik', 'levels.json')).toThrow("'Lnik' has no level");
  });
});

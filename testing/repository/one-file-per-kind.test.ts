import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from '@dayloom/data';
import type { Collection, UserId } from '@dayloom/domain';
import type { AccessCase, Users } from '@dayloom/testing';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attempt } from '../../libs/data-firebase/src/testing/access/attempt.ts';
import { indexesFile } from '../../tools/firestore/indexes.mjs';
import { rulesText } from '../../tools/firestore/rules-text.mjs';
import { runCommand } from '../../tools/start/run-command.mjs';
import { scratchCopy } from './scratch-copy.mjs';

const root = join(import.meta.dirname, '../..');
const user = 'ada' as UserId;

const habitFile = `import { collection } from './collection.ts';
import { instant, title, userId, wholeNumber } from './fields.ts';

export const habits = collection(
  'habits',
  { userId, title, timesAWeek: wholeNumber(1), createdAt: instant },
  { words: { one: 'Habit', many: 'habits' }, titleField: 'title', indexes: [['createdAt']] },
);
`;

interface Copy {
  readonly collections: Readonly<Record<string, Collection>>;
  readonly exportedKinds: readonly string[];
  readonly readRecord: (kind: Collection, id: string, stored: unknown) => { readonly ok: boolean };
  readonly accessCases: (users: Users) => readonly AccessCase[];
  readonly isDenied: (user: UserId, one: AccessCase) => boolean;
  readonly accessAttempts: (projectId: string, now: number) => readonly Attempt[];
  readonly partsOf: (
    refused: unknown,
  ) => readonly { readonly kind: string; readonly texts: readonly string[] }[];
}

/** Code that is derived from the kinds, loaded from a copy of the sources. */
async function deriving(folder: string): Promise<Copy> {
  const load = async (path: string) =>
    (await runnerImport<object>(join(folder, path), { configFile: false, root: folder, logLevel: 'error' }))
      .module;
  const parts = await Promise.all(
    [
      'libs/domain/src/index.ts',
      'libs/domain/src/export/index.ts',
      'libs/testing/src/index.ts',
      'libs/testing/src/access-cases/is-denied.ts',
      'libs/data-firebase/src/testing/access/attempts.ts',
      'apps/shell/src/sync/refused-words.ts',
    ].map(load),
  );
  return Object.assign({}, ...parts) as Copy;
}

let scratch: Awaited<ReturnType<typeof scratchCopy>>;
let copy: Copy;
let attempts: readonly Attempt[];
let cases: readonly AccessCase[];

// One copy for both: a new field in an existing kind, and a new kind.
beforeAll(async () => {
  scratch = await scratchCopy(root, ['apps', 'libs', 'tools', 'testing']);
  await cp(join(root, 'tsconfig.base.json'), join(scratch.folder, 'tsconfig.base.json'));
  await scratch.replace(
    'libs/domain/src/records/task.ts',
    'completed: v.boolean(),',
    'completed: v.boolean(), estimate: v.exactOptional(estimateNumber(1)),',
  );
  await scratch.replace(
    'libs/domain/src/records/task.ts',
    "import * as v from 'valibot';",
    "import * as v from 'valibot';\nimport { wholeNumber as estimateNumber } from './fields.ts';",
  );
  await scratch.write('libs/domain/src/records/habit.ts', habitFile);
  await scratch.replace(
    'libs/domain/src/records/index.ts',
    'import { meditation',
    "import { habits } from './habit.ts';\nimport { meditation",
  );
  await scratch.replace('libs/domain/src/records/index.ts', '  settings,\n}', '  settings,\n  habits,\n}');
  copy = await deriving(scratch.folder);
  attempts = copy.accessAttempts('demo', 0);
  cases = copy.accessCases({ user, other: 'bob' as UserId });
}, 60_000);
afterAll(() => scratch.remove());

const kinds = () => Object.values(copy.collections);
const namesOf = (collection: string, made: readonly { readonly name: string; readonly legal: boolean }[]) =>
  made
    .filter(({ name }) => name.startsWith(`${collection}: `))
    .map(({ name, legal }) => `${legal ? 'allowed' : 'denied'}: ${name.slice(collection.length + 2)}`);

describe('a new field', () => {
  it('becomes part of the access rules and the export format by its own file', () => {
    const lines = rulesText(kinds())
      .split('\n')
      .filter((line) => line.includes('estimate'));
    // Allowed, checked, changed, and twice in what a history may name.
    expect(lines).toHaveLength(5);
    expect(lines.join('\n')).toContain("(!('estimate' in data) || isWholeNumber(data.estimate, 1))");
    const task = {
      workId: 'w1',
      userId: user,
      title: 'Brush',
      completed: false,
      date: '2026-03-04',
      createdAt: '2026-03-01T09:05:00.000Z',
    };
    const read = (fields: object) =>
      copy.readRecord(copy.collections['tasks']!, 't1', { ...task, ...fields });
    expect(read({ estimate: 30 })).toMatchObject({ ok: true, record: { estimate: 30 } });
    expect(read({}).ok && !read({ estimate: 0 }).ok).toBe(true);
  });

  it('is tested by attacks on both backends', () => {
    const expected = [
      'allowed: create with estimate 1',
      'denied: create with estimate 0',
      'allowed: patch to clear estimate',
    ];
    expect(namesOf('tasks', attempts)).toEqual(expect.arrayContaining(expected));
    expect(namesOf('tasks', cases)).toEqual(expect.arrayContaining(expected));
  });
});

describe('a new kind', () => {
  const habit: Change = {
    type: 'create',
    collection: 'habits' as 'notes',
    id: 'h1',
    fields: { title: 'Stretch' },
  };

  it('gets rules, indexes and expiry from its own file and the list of kinds', () => {
    expect(rulesText(kinds())).toContain('match /habits/{id} {');
    const { indexes, fieldOverrides } = indexesFile(kinds());
    expect(indexes.filter(({ collectionGroup }) => collectionGroup === 'habits')).toHaveLength(3);
    expect(fieldOverrides).toContainEqual({
      collectionGroup: 'habits',
      fieldPath: 'expiresAt',
      ttl: true,
      indexes: [],
    });
  });

  it('is tested by attacks on both backends', () => {
    const expected = [
      'allowed: create with timesAWeek 2',
      'denied: create with timesAWeek 0',
      'allowed: restore',
      'denied: purge an existing record',
    ];
    const names = namesOf('habits', attempts);
    expect(names).toEqual(
      expect.arrayContaining([...expected, 'denied: get by another user', 'denied: put the expiry off']),
    );
    expect(namesOf('habits', cases)).toEqual(expect.arrayContaining(expected));
    expect(cases.filter((one) => copy.isDenied(user, one) === one.legal)).toEqual([]);
  });

  it('[DO1] is exported', () => {
    expect(copy.exportedKinds).toContain('habits');
    expect(copy.exportedKinds).not.toContain('userTokens');
  });

  it('is listed with its own label when the server rejects it', () => {
    const [part] = copy.partsOf({ changes: [habit], before: [undefined] });
    expect(part).toMatchObject({ kind: 'Habit', texts: ['Stretch'] });
  });
});

it('no other file has to name a field or a kind: the copy compiles', async () => {
  await scratch.write(
    'tsconfig.json',
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { allowJs: true, checkJs: true },
      include: ['apps', 'libs', 'tools/firestore', 'tools/**/*.d.ts', 'testing/**/*.d.ts'],
      exclude: ['**/dist', 'node_modules', 'apps/shell/src/worker/worker.ts'],
    }),
  );
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const { all } = await runCommand(process.execPath, [compiler, '-p', scratch.folder], {
    cwd: scratch.folder,
  });
  expect(all).toBe('');
}, 120_000);

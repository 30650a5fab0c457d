import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../start/run-command.mjs';

const oxlint = join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');
/** @type {string} */
let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayloom-lint-'));
  const rules = { 'dayloom/named-imports': 'error' };
  const config = {
    jsPlugins: [join(import.meta.dirname, 'plugin.mjs')],
    categories: { correctness: 'off' },
    plugins: [],
    rules,
  };
  await writeFile(join(folder, 'config.json'), JSON.stringify(config));
});
afterAll(() => rm(folder, { recursive: true }));

/** The lines that lint refuses. @param {string[]} lines */
async function refused(lines) {
  await writeFile(join(folder, 'file.ts'), lines.join('\n'));
  const words = [oxlint, '-c', join(folder, 'config.json'), '--format=unix', join(folder, 'file.ts')];
  const { all } = await runCommand(process.execPath, words);
  return [...all.matchAll(/file\.ts:(\d+):/g)].map(([, line]) => lines[Number(line) - 1]);
}

it('[MO27] imports that say no names are refused, of what the shell provides', async () => {
  const lines = [
    "import * as platform from '@dayloom/platform';",
    "import React from 'react';",
    "export { Button } from '@dayloom/ui';",
    "export * from '@dayloom/domain';",
    "export const later = import('@dayloom/platform');",
    'export const latest = import(`@dayloom/platform`);',
    "import { default as R } from 'react';",
  ];
  expect(await refused(lines)).toEqual(lines);
});

it('[MO27] names, types and other packages are accepted', async () => {
  const accepted = [
    "import { useToday } from '@dayloom/platform';",
    "import type * as ui from '@dayloom/ui';",
    "export type { Item } from '@dayloom/platform';",
    "import * as v from 'valibot';",
    "export const later = import('./chunk.ts');",
  ];
  expect(await refused([...accepted, "export * from 'react';"])).toEqual(["export * from 'react';"]);
});

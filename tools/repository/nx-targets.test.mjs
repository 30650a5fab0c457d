import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lintCommand } from '../checks/static-checks.mjs';
import { quietNx } from '../start/build-apps.mjs';
import { runCommand } from '../start/run-command.mjs';
import { sourceFiles } from './source-files.mjs';

const root = join(import.meta.dirname, '../..');

/** @typedef {{ root: string, targets: Record<string, { options: { command: string } }> }} Project */
/** @type {Project[]} */
let projects;
let folder = '';

/** @param {string[]} parameters */
const nx = async (...parameters) => {
  const script = 'node_modules/nx/dist/bin/nx.js';
  const ended = await runCommand(process.execPath, [script, ...parameters], { cwd: root, env: quietNx });
  if (ended.failed) throw new Error(ended.all);
  return ended.all;
};

/** @param {Project} project */
const nameOf = ({ root: place }) => place.split('/').at(-1) ?? '';

/** The projects in which Nx runs a target after a change of one file. @param {string} file @param {string} target */
const affectedBy = async (file, target = 'test') => {
  const answer = await nx('show', 'projects', '--affected', `--with-target=${target}`, `--files=${file}`);
  const lines = answer.split('\n');
  return projects
    .map(nameOf)
    .filter((name) => lines.includes(name))
    .toSorted();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayloom-nx-'));
  await nx('graph', `--file=${join(folder, 'graph.json')}`);
  const { graph } = JSON.parse(await readFile(join(folder, 'graph.json'), 'utf8'));
  projects = Object.values(graph.nodes).map(({ data }) => data);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('every app and library and the push sender is a project of Nx', async () => {
  const files = await sourceFiles(root);
  const folders = files.flatMap(
    (path) => /^((?:apps|libs)\/[^/]+|functions)\/package\.json$/.exec(path)?.[1] ?? [],
  );
  expect(projects.map((project) => project.root).toSorted()).toEqual(folders.toSorted());
});

it('each of them runs its own tests and lints its own files: add "test": {} and "lint": {} to its targets', () => {
  for (const { root: place, targets } of projects) {
    // With the slash at the end: `libs/data` would run the tests of `libs/data-local` too.
    expect([place, targets['test']?.options.command]).toEqual([
      place,
      `node node_modules/vitest/vitest.mjs run ${place}/`,
    ]);
    expect([place, targets['lint']?.options.command]).toEqual([place, `node ${lintCommand} ${place}`]);
  }
});

it('a project named like the beginning of others runs none of theirs', async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', 'libs/data/'];
  const { all } = await runCommand(process.execPath, vitest, { cwd: root });
  const listed = all
    .split('\n')
    .flatMap((line) => /(?:apps|libs|tools)\/\S+\.test\.\w+/.exec(line)?.[0] ?? []);
  const own = (await sourceFiles(root)).filter((path) => /^libs\/data\/.*\.test\.\w+$/.test(path));
  expect(listed.toSorted()).toEqual(own.toSorted());
}, 60_000);

it('a change runs the tests of what it can break, and no others', async () => {
  const every = projects.map(nameOf).toSorted();
  expect(await affectedBy('apps/works/src/module.ts')).toEqual(['works']);
  expect(await affectedBy('libs/sync/src/engine.ts')).toEqual(['data-firebase', 'shell', 'sync']);
  expect(await affectedBy('firestore.rules')).toEqual(['data-firebase']);
  expect(await affectedBy('vitest.config.ts')).toEqual(every);
  expect(await affectedBy('.oxlintrc.json', 'lint')).toEqual(every);
}, 120_000);

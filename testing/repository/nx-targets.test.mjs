import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lintCommand } from '../../tools/checks/static-checks.mjs';
import { quietNx } from '../../tools/start/build-apps.mjs';
import { runCommand } from '../../tools/start/run-command.mjs';
import { sourceFiles } from '../../tools/source-files.mjs';

const root = join(import.meta.dirname, '../..');

/** @typedef {{ root: string, targets: Record<string, { options: { command?: string, commands?: string[] } }> }} Project */
/** @type {Project[]} */
let projects;
let graphFolder = '';

/** @param {string[]} parameters */
const nx = async (...parameters) => {
  const script = 'node_modules/nx/dist/bin/nx.js';
  const ended = await runCommand(process.execPath, [script, ...parameters], { cwd: root, env: quietNx });
  if (ended.failed) throw new Error(ended.all);
  return ended.all;
};

/** @param {Project} project */
const nameOf = ({ root: folder }) => folder.split('/').at(-1) ?? '';

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
  graphFolder = await mkdtemp(join(tmpdir(), 'dayloom-nx-'));
  await nx('graph', `--file=${join(graphFolder, 'graph.json')}`);
  const { graph } = JSON.parse(await readFile(join(graphFolder, 'graph.json'), 'utf8'));
  projects = Object.values(graph.nodes).map(({ data }) => data);
}, 60_000);
afterAll(() => rm(graphFolder, { recursive: true, force: true }));

it('every app and library and the push sender are projects of Nx', async () => {
  const files = await sourceFiles(root);
  const folders = files.flatMap(
    (path) => /^((?:apps|libs)\/[^/]+|functions)\/package\.json$/.exec(path)?.[1] ?? [],
  );
  expect(projects.map((project) => project.root).toSorted()).toEqual(folders.toSorted());
});

it('each of them runs its own tests and lints its own files: add "test": {} and "lint": {} to its targets', () => {
  for (const { root: folder, targets } of projects) {
    // With a slash at the end, because `libs/data` would also run the tests of `libs/data-local`.
    expect([folder, targets['test']?.options.command]).toEqual([
      folder,
      `node node_modules/vitest/vitest.mjs run ${folder}/`,
    ]);
    expect([folder, targets['lint']?.options.commands]).toEqual([
      folder,
      [`node ${lintCommand} ${folder}`, `node tools/lint/module.mjs ${folder}`],
    ]);
  }
});

it('a project whose name is the prefix of others does not run their tests', async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', 'libs/data/'];
  const { all } = await runCommand(process.execPath, vitest, { cwd: root });
  const listed = all
    .split('\n')
    .flatMap((line) => /(?:apps|libs|tools|testing)\/\S+\.test\.\w+/.exec(line)?.[0] ?? []);
  const own = (await sourceFiles(root)).filter((path) => /^libs\/data\/.*\.test\.\w+$/.test(path));
  expect(listed.toSorted()).toEqual(own.toSorted());
}, 60_000);

it('a change runs only the tests that it can break', async () => {
  const every = projects.map(nameOf).toSorted();
  expect(await affectedBy('apps/works/src/module.ts')).toEqual(['works']);
  expect(await affectedBy('libs/sync/src/store/engine.ts')).toEqual(['data-firebase', 'shell', 'sync']);
  expect(await affectedBy('firestore.rules')).toEqual(['data-firebase']);
  expect(await affectedBy('vitest.config.ts')).toEqual(every);
  expect(await affectedBy('.oxlintrc.json', 'lint')).toEqual(every);
}, 120_000);

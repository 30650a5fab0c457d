import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allApps, moduleDescriptors } from '../../tools/apps.mjs';
import { quietNx } from '../../tools/start/build-apps.mjs';
import { runCommand } from '../../tools/start/run-command.mjs';

const root = join(import.meta.dirname, '../..');
const modules = moduleDescriptors().map(({ name }) => name);
const minute = 60_000;

/**
 * @typedef {object} Plan
 * @property {{ dependencies: Record<string, { target: string }[]> }} graph
 * @property {{ tasks: Record<string, unknown> }} tasks
 * @property {Record<string, string[]>} taskPlans files that each task reads, prefixed with the project's name
 */

let folder = '';
/** @type {Plan} */
let all;

/** The tasks that Nx would run. @param {string[]} words @returns {Promise<Plan>} */
async function planOf(...words) {
  const file = join(folder, 'plan.json');
  const nx = [
    'node_modules/nx/dist/bin/nx.js',
    ...words,
    '-t',
    'build',
    'test',
    'lint',
    'release',
    `--graph=${file}`,
  ];
  const { failed, all: says } = await runCommand(process.execPath, nx, { cwd: root, env: quietNx });
  if (failed) throw new Error(says);
  const { graph, ...plan } = JSON.parse(await readFile(file, 'utf8'));
  return { ...plan, graph: graph.graph ?? graph };
}

/**
 * The tasks that run after a change of these files.
 * @param {string[]} files
 * @returns {Promise<string[]>} such as `shell:build`
 */
const tasksAfter = async (...files) =>
  Object.keys((await planOf('affected', `--files=${files.join()}`)).tasks.tasks).toSorted();

/** The apps that are built by these tasks. @param {string[]} tasks */
const built = (tasks) => allApps().filter((app) => tasks.includes(`${app}:build`));

/** The apps that depend on a library, directly or indirectly. @param {string} library */
const appsOver = (library) => allApps().filter((app) => reached(app).has(library));

/** @param {string} project */
function reached(project) {
  const found = new Set([project]);
  for (const name of found) for (const { target } of all.graph.dependencies[name] ?? []) found.add(target);
  return found;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayloom-plan-'));
  all = await planOf('run-many');
}, minute);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a change in a module', () => {
  it.each(modules)(
    '[MO6] in %s builds, tests, lints and releases that module, and nothing else',
    async (name) => {
      const changed = ['src/module.ts', 'module.json'].map((file) => `apps/${name}/${file}`);
      expect(await tasksAfter(...changed)).toEqual(
        ['build', 'lint', 'release', 'test'].map((target) => `${name}:${target}`),
      );
      const readers = Object.entries(all.taskPlans).filter(([, reads]) =>
        reads.some((one) => one.startsWith(`${name}:`)),
      );
      expect(readers.map(([task]) => task.split(':')[0])).toEqual(readers.map(() => name));
      expect(readers.length).toBe(4);
    },
    minute,
  );
});

it(
  'a change in the shell builds and releases no module',
  async () => {
    const tasks = await tasksAfter('apps/shell/src/main.ts');
    expect(tasks).toEqual(['shell:build', 'shell:lint', 'shell:release', 'shell:test']);
  },
  minute,
);

describe('a change in a library', () => {
  it.each([
    { file: 'libs/tasks/src/emit-move.ts', library: 'tasks' },
    { file: 'libs/domain/src/ids.ts', library: 'domain' },
  ])(
    '$library builds only the apps that depend on it',
    async ({ file, library }) => {
      const apps = appsOver(library);
      expect(apps.length).toBeGreaterThan(0);
      const tasks = await tasksAfter(file);
      expect(built(tasks)).toEqual(apps);
      expect(tasks).toContain(`${library}:test`);
      const readers = allApps().filter((app) =>
        all.taskPlans[`${app}:build`]?.some((one) => one.startsWith(`${library}:libs/`)),
      );
      expect(readers).toEqual(apps);
    },
    minute,
  );

  it('is used by some apps and not by others, as listed here', () => {
    expect(appsOver('domain')).toEqual(allApps());
    expect(appsOver('data-firebase')).toEqual(['shell']);
    for (const library of ['clocks', 'tasks', 'sync'])
      expect(appsOver(library).length).toBeLessThan(modules.length);
  });
});

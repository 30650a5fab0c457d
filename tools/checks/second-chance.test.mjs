import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runBrowserTests, runVitest } from './suites.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
let root = '';

/** A test that passes, one that fails only in its first run, and one that always fails. */
const tests = (/** @type {string} */ runner, /** @type {string} */ mark) => `
import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from '${runner}';

const ranBefore = (name) => {
  const path = import.meta.dirname + '/' + name + '.ran';
  if (existsSync(path)) return true;
  writeFileSync(path, '');
  return false;
};
test('passes${mark}', () => {});
test('fails once${mark}', () => expect(ranBefore('once')).toBe(true));
test('always fails${mark}', () => expect(ranBefore('always')).toBe('never'));
`;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dayloom-second-chance-'));
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction');
  await mkdir(join(root, 'unit'));
  await mkdir(join(root, 'browser'));
  const write = (/** @type {string} */ path, /** @type {string} */ text) => writeFile(join(root, path), text);
  await write('package.json', '{ "type": "module" }');
  await write(
    'vitest.config.mjs',
    `export default { test: { projects: ['unit', 'related'].map((name) => ({ test: { name, include: [name + '/*.test.mjs'] } })) } };`,
  );
  await mkdir(join(root, 'related'));
  await write('related/changed.mjs', 'export const changed = 1;');
  await write(
    'related/imports.test.mjs',
    `import './changed.mjs';\nimport { test } from 'vitest';\ntest('a', () => {});`,
  );
  await write('related/named.test.mjs', `import { test } from 'vitest';\ntest('b', () => {});`);
  await write('related/other.test.mjs', `throw new Error('runs');`);
  await write('playwright.config.mjs', `export default { testDir: 'browser', retryStrategy: 'isolated' };`);
  await write('unit/three.test.mjs', tests('vitest', ''));
  await write('browser/three.spec.mjs', tests('@playwright/test', ' @gate'));
});

beforeEach(async () => {
  for (const folder of ['unit', 'browser'])
    for (const name of ['once', 'always']) await rm(join(root, folder, `${name}.ran`), { force: true });
});

afterAll(() => rm(root, { recursive: true, force: true }));

it('a Vitest test that fails once passes in its second run and is listed; one that always fails is a failure', async () => {
  const result = await runVitest(root, { name: 'unit', projects: ['unit'], maxFilesAgain: 1 });
  expect(result).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  expect(result.flaky).toEqual([expect.stringMatching(/three\.test\.mjs fails once$/)]);
});

it('no test gets a second run when too many files failed', async () => {
  const result = await runVitest(root, { name: 'unit', projects: ['unit'], maxFilesAgain: 0 });
  expect(result).toMatchObject({ passed: 1, failed: 2, flaky: [] });
});

it('a browser test that fails once passes in its second run and is listed; one that always fails is a failure', async () => {
  const result = await runBrowserTests(root);
  expect(result).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  expect(result.flaky).toEqual([expect.stringMatching(/three\.spec\.mjs:\d+ fails once/)]);
});

it('the tests of what changed are those that import it, and those that are named', async () => {
  const related = ['related/changed.mjs', 'related/deleted.mjs', 'related/named.test.mjs'];
  const suite = { name: 'related', projects: ['related'], maxFilesAgain: 0 };
  expect(await runVitest(root, { ...suite, related })).toMatchObject({ passed: 2, failed: 0 });
  expect(await runVitest(root, { ...suite, related: ['related/deleted.mjs'] })).toMatchObject({
    passed: 0,
    failed: 0,
  });
});

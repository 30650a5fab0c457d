import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compiledOnArrival } from './compile-hint.mjs';
import { base, output } from './config.mjs';

/** @type {string} */
let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayloom-hint-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('only the minimized main script begins with the compile hint; other files, including its stylesheet, do not', async () => {
  await writeFile(
    join(folder, 'main.js'),
    "import './main.css'; import('./later.js').then((later) => later.say());",
  );
  await writeFile(join(folder, 'main.css'), '@layer ui { body { margin: 0 } }');
  await writeFile(join(folder, 'later.js'), "export const say = () => document.title = 'later';");
  const { mode: _, ...config } = base(folder, false);
  const compiler = rspack({
    ...config,
    mode: 'production',
    entry: { main: './main.js' },
    output: { ...output('hint'), path: join(folder, 'dist') },
    plugins: [compiledOnArrival('main')],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve(undefined)));
    });
  });
  const files = (await readdir(join(folder, 'dist'))).filter((name) => /\.(?:js|css)$/.test(name));
  expect(files.map((name) => name.replace(/\.\w{8}\./, '.')).toSorted()).toEqual([
    expect.stringMatching(/^\d+\.js$/),
    'main.css',
    'main.js',
  ]);
  for (const name of files) {
    const code = await readFile(join(folder, 'dist', name), 'utf8');
    expect(code.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(/^main\..*\.js$/.test(name));
    expect(code.split('\n').length).toBeLessThan(5);
  }
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it } from 'vitest';
import { MaskedHashes } from './masked-hashes.mjs';

/** Built code whose short names depend on how often each digit occurs. @param {string} folder @param {string} salt */
async function builtWith(folder, salt) {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './main.js',
    output: {
      path: join(folder, salt),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      hashSalt: salt,
    },
    plugins: [new MaskedHashes()],
  });
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(undefined),
    ),
  );
  const text = await readFile(join(folder, salt, 'main.js'), 'utf8');
  return { text, names: text.match(/"[0-9a-f]{8}"/g) ?? [] };
}

it('preliminary hashes of file names change no name in the code, and the final hashes replace them at the end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-masks-'));
  try {
    const many = Array.from(
      { length: 200 },
      (_, i) => `export function value${i}(){ return Date.now() % ${i} }`,
    );
    const all = Array.from({ length: 200 }, (_, i) => `all.value${i}()`).join(',');
    await writeFile(join(folder, 'values.js'), many.join('\n'));
    const chunks = ['one', 'two', 'three'];
    for (const name of chunks) await writeFile(join(folder, `${name}.js`), `console.log('${name}')`);
    const loads = chunks.map((name) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`).join(';');
    await writeFile(
      join(folder, 'main.js'),
      `import * as all from './values.js'; globalThis.use = () => [${all}]; globalThis.again = () => [${all}]; ${loads}`,
    );
    const builds = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((salt) => builtWith(folder, salt)));
    expect(new Set(builds.map(({ names }) => names.join())).size).toBe(builds.length);
    expect(builds.every(({ names }) => names.length === chunks.length)).toBe(true);
    expect(new Set(builds.map(({ text }) => text.replaceAll(/"[0-9a-f]{8}"/g, ''))).size).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { firebaseFiles } from './firebase-files.mjs';

// `node tools/firestore/write.mjs` writes what a Firebase project is set up with; a test fails while it is out of date.
const root = resolve(import.meta.dirname, '../..');
const load = async (/** @type {string} */ path) =>
  (await runnerImport(join(root, path), { configFile: false, logLevel: 'warn' })).module;

const [domain, data, product] = await Promise.all(
  ['libs/domain/src/index.ts', 'libs/data/src/index.ts', 'tools/firestore/product-queries.ts'].map(load),
);
const files = await firebaseFiles({
  root,
  collections: Object.values(domain.collections),
  known: data.indexes,
  queries: product.productQueries,
});
for (const [name, text] of Object.entries(files)) {
  await writeFile(join(root, name), text);
  console.log(`${name} written.`);
}

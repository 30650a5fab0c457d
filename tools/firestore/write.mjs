import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { firebaseFiles } from './firebase-files.mjs';

// `node tools/firestore/write.mjs` writes the configuration files of a Firebase project. A test fails while they are
// out of date.
const root = resolve(import.meta.dirname, '../..');
const { module: domain } = await runnerImport(join(root, 'libs/domain/src/index.ts'), {
  configFile: false,
  logLevel: 'warn',
});
const files = await firebaseFiles(Object.values(domain.collections));
for (const [name, text] of Object.entries(files)) {
  await writeFile(join(root, name), text);
  console.log(`${name} written.`);
}

import { fileURLToPath } from 'node:url';
import { sourceFiles } from '../source-files.mjs';
import { cruiseFolders } from './cruise.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const expected = (await sourceFiles(root)).filter((path) =>
  /^(?:(?:apps|libs)\/[^/]+|functions)\/src\/.*\.tsx?$/.test(path),
).length;
const folders = ['apps', 'libs', 'functions', 'e2e', 'tools', 'testing'];
const { typescriptFiles, violations } = await cruiseFolders(root, folders);

for (const { rule, from, to, instead } of violations) console.log(`${from} -> ${to} (${rule})\n  ${instead}`);
// A resolver that cannot read TypeScript finds no violations either, so the number of files is checked too.
if (typescriptFiles < expected)
  console.log(`Only ${typescriptFiles} of ${expected} TypeScript files were read.`);
console.log(`${typescriptFiles} TypeScript files, ${violations.length} forbidden imports`);
process.exit(violations.length > 0 || typescriptFiles < expected || expected === 0 ? 1 : 0);

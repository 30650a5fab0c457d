import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withLock } from '../release/stores/file-lock.mjs';
import { checkedName } from './checked-name.mjs';
import { withApp } from './lock-file.mjs';
import { nextPositions } from './next-positions.mjs';
import { filledTemplates } from './templates.mjs';

/**
 * Creates a module: a screen, a widget on home, their tests and what builds and runs it. Apart from it, only
 * `package-lock.json` changes. Parallel calls run one after another. Throws a message and changes nothing when the name
 * is invalid.
 * @param {string} root
 * @param {readonly string[]} words the arguments of the command
 * @returns {Promise<{ name: string, title: string, files: string[], port: number }>}
 */
export async function newModule(root, words) {
  const lock = join(root, '.cache/new-module.lock');
  await mkdir(dirname(lock), { recursive: true });
  // Each module gets its own port and adds to the same lock file.
  return withLock(lock, () => make(root, words));
}

/** @param {string} text */
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string} root @param {readonly string[]} words */
async function make(root, words) {
  const name = checkedName(root, words);
  const parts = name.split('-');
  const title = capitalized(parts.join(' '));
  const component = parts.map(capitalized).join('');
  const positions = nextPositions(root);
  const written = await filledTemplates(root, { name, title, component, ...positions });
  const files = await Promise.all(
    [...written].map(async ([file, text]) => {
      const filepath = join(root, 'apps', name, file);
      const config = await resolveConfig(filepath);
      return { file, path: filepath, text: await format(text, { ...config, filepath }) };
    }),
  );
  const lockFile = join(root, 'package-lock.json');
  const about = JSON.parse(written.get('package.json') ?? '');
  const lock = withApp(await readFile(lockFile, 'utf8'), about);
  try {
    for (const { path, text } of files) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    await writeFile(lockFile, lock);
  } catch (error) {
    await rm(join(root, 'apps', name), { recursive: true, force: true });
    throw error;
  }
  return { name, title, files: files.map(({ file }) => file), port: positions.port };
}

import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const leftOut = new Set(['dist', 'node_modules', '.cache']);
const ours = '@dayloom';

/**
 * A copy of the sources in a folder of its own, in which a test may change what it likes: libraries by their names are
 * those of the copy, packages are the installed ones.
 * @param {string} root
 * @param {readonly string[]} folders what is copied, such as `libs`
 */
export async function scratchCopy(root, folders) {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-scratch-'));
  const at = (/** @type {string} */ path) => join(folder, path);
  for (const name of folders)
    await cp(join(root, name), at(name), {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  await mkdir(at(`node_modules/${ours}`), { recursive: true });
  const packages = await readdir(join(root, 'node_modules'));
  for (const name of packages.filter((it) => it !== ours && !it.startsWith('.')))
    await symlink(join(root, 'node_modules', name), at(`node_modules/${name}`));
  for (const name of await readdir(join(root, 'libs')))
    await symlink(at(`libs/${name}`), at(`node_modules/${ours}/${name}`));
  return {
    folder,
    /** Replaces the first such text of a file. @param {string} path @param {string} text @param {string} by */
    async replace(path, text, by) {
      const before = await readFile(at(path), 'utf8');
      if (!before.includes(text)) throw new Error(`${path} does not hold ${text}`);
      await writeFile(
        at(path),
        before.replace(text, () => by),
      );
    },
    /** @param {string} path @param {string} text */
    write: (path, text) => writeFile(at(path), text),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

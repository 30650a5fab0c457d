import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const leftOut = new Set(['dist', 'node_modules', '.cache']);
const ours = '@dayloom';

/**
 * Copies the sources into a temporary folder that a test may change. Libraries resolve to the copy, packages to the
 * installed ones.
 * @param {string} root
 * @param {readonly string[]} folders folders to copy, such as `libs`
 */
export async function scratchCopy(root, folders) {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-scratch-'));
  const at = (/** @type {string} */ path) => join(folder, path);
  await copySources(root, folders, folder);
  await mkdir(at(`node_modules/${ours}`), { recursive: true });
  const packages = await readdir(join(root, 'node_modules'));
  // oxlint finds its type-aware part in `.bin`.
  for (const name of packages.filter((it) => it === '.bin' || (it !== ours && !it.startsWith('.'))))
    await symlink(join(root, 'node_modules', name), at(`node_modules/${name}`));
  for (const name of await readdir(join(root, 'libs')))
    await symlink(at(`libs/${name}`), at(`node_modules/${ours}/${name}`));
  return scratch(folder);
}

/**
 * Also copies the packages, as in a clone after the install, for tests that depend on their location.
 * @param {string} root
 * @param {readonly string[]} folders
 * @param {string} folder the target folder
 */
export async function scratchClone(root, folders, folder) {
  await rm(folder, { recursive: true, force: true });
  await copySources(root, folders, folder);
  linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'));
  return scratch(folder);
}

/** @param {string} root @param {readonly string[]} names @param {string} folder */
async function copySources(root, names, folder) {
  for (const name of names)
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
}

/**
 * Creates a hard link for every file, which takes a second instead of a minute for a copy. Symbolic links keep their
 * targets: those of the libraries lead to the libraries next to the new folder.
 * @param {string} from
 * @param {string} to
 */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true }).filter((it) => it.name !== '.cache')) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/** @param {string} source @param {string} target */
function linkFile(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Another file system, or one without hard links.
    copyFileSync(source, target);
  }
}

/** Actions of a test on its copy. @param {string} folder */
function scratch(folder) {
  const at = (/** @type {string} */ path) => join(folder, path);
  return {
    folder,
    /**
     * Replaces the first occurrence of a text in a file.
     * @param {string} path
     * @param {string} text
     * @param {string} by
     */
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

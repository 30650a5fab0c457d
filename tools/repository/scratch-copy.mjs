import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
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
 * The same with its packages inside, as a clone has them after the install: for what depends on where they lie.
 * @param {string} root
 * @param {readonly string[]} folders
 * @param {string} folder where it is put
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
 * A second name for every file, which takes a second where a copy takes a minute. Links keep what they say: those to
 * the libraries lead to the libraries beside the new folder.
 * @param {string} from @param {string} to
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
    // Another file system, or one without second names.
    copyFileSync(source, target);
  }
}

/** What a test does with its copy. @param {string} folder */
function scratch(folder) {
  const at = (/** @type {string} */ path) => join(folder, path);
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

import { createHash } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { exists, temporaryFor } from '../files.mjs';
import { createOnly, withLock } from './file-lock.mjs';

/** Taken while a file is replaced. Names that begin with a dot are never served. */
const lockName = '.release.lock';

/**
 * A store for releases in a folder of this machine.
 * @param {string} folder created by the first write
 * @returns {import('../types.d.ts').Store}
 */
export function folderStore(folder) {
  const root = resolve(folder);

  /** @param {string} name */
  const pathOf = (name) => {
    const path = resolve(root, name);
    if (!path.startsWith(root + sep)) throw new Error(`${name} is outside of ${root}.`);
    return path;
  };

  /** @param {string} name */
  const read = async (name) => {
    const bytes = await readFile(pathOf(name)).catch(absent);
    return bytes && { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
  };

  return {
    name: root,
    read,

    async create(name, bytes) {
      if (await createIn(dirname(pathOf(name)), () => createOnly(pathOf(name), bytes))) return true;
      return (await read(name))?.bytes.equals(bytes) ?? false;
    },

    async replace(name, bytes, tag) {
      return withLock(join(root, lockName), async () => {
        if ((await read(name))?.tag !== tag) return false;
        await putInPlace(pathOf(name), bytes);
        return true;
      });
    },

    async list(prefix) {
      const within = pathOf(`${prefix}x`).replace(/[^/\\]+$/, '');
      if (!(await exists(within))) return [];
      const entries = await readdir(within, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((name) => name.startsWith(prefix))
        .sort();
    },

    async modifiedAt(name) {
      return (await stat(pathOf(name)).catch(absent))?.mtime;
    },

    async remove(name) {
      await unlink(pathOf(name)).catch(absent);
      for (let above = dirname(pathOf(name)); above !== root; above = dirname(above)) {
        // A folder is removed with its last file.
        const isGone = await rmdir(above).then(
          () => true,
          () => false,
        );
        if (!isGone) break;
      }
    },
  };
}

/**
 * Creates the folder again if another process removes it together with its last file.
 * @param {string} folder
 * @param {() => Promise<boolean>} create
 */
async function createIn(folder, create) {
  for (let left = 20; ; left -= 1) {
    await mkdir(folder, { recursive: true });
    try {
      return await create();
    } catch (error) {
      if (left === 0 || /** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
}

/**
 * Replaces a file so that it has the old or the new content, even after a power cut.
 * @param {string} path
 * @param {Buffer} bytes
 */
async function putInPlace(path, bytes) {
  const temporary = temporaryFor(path);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** @param {NodeJS.ErrnoException} error @returns {undefined} */
function absent(error) {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) throw error;
}

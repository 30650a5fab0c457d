import { resolve } from 'node:path';

/**
 * The path of a folder that was named in a command. Throws a message for an address, so that no folder of that name is
 * created.
 * @param {string} root relative paths are resolved against it
 * @param {string} named
 */
export function folderAt(root, named) {
  if (named.includes('://'))
    throw new Error(
      `'${named}' is no folder. Nothing was done. docs/static-host.md says how a release gets into a bucket.`,
    );
  return resolve(root, named);
}

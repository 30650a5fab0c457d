import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const compressible = /\.(?:js|mjs|css|html|json|svg|txt|webmanifest|xml)$/;

/**
 * Writes a brotli and a gzip twin beside each compressible file, several at a time.
 * @param {string[]} paths absolute paths
 */
export async function writeTwins(paths) {
  const waiting = paths.filter((path) => compressible.test(path));
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await writeTwin(path);
  });
  await Promise.all(workers);
}

/** @param {string} path */
async function writeTwin(path) {
  const bytes = await readFile(path);
  const [small, smallish] = await Promise.all([brotliTwin(bytes), gz(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, smallish)]);
}

/** @param {Buffer} bytes */
export const brotliTwin = (bytes) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** @param {Buffer} bytes */
export const gzipTwin = (bytes) => gz(bytes, { level: 9 });

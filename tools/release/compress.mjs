import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const compressible = /\.(?:js|mjs|css|html|json|svg|txt|webmanifest|xml)$/;

const unbrotli = promisify(brotliDecompress);
const ungz = promisify(gunzip);

/**
 * Creates a brotli and a gzip twin of each compressible file, several at a time.
 * @param {Map<string, Buffer>} contents
 * @returns {Promise<Map<string, Buffer>>} by the file's name with `.br` or `.gz`
 */
export async function twinsOf(contents) {
  const waiting = [...contents].filter(([name]) => compressible.test(name));
  /** @type {Map<string, Buffer>} */
  const twins = new Map();
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const [name, bytes] = one;
      const [small, smallish] = await Promise.all([brotliTwin(bytes), gzipTwin(bytes)]);
      twins.set(`${name}.br`, small).set(`${name}.gz`, smallish);
    }
  });
  await Promise.all(workers);
  return twins;
}

/**
 * Decompresses a twin; undefined when it cannot be read.
 * @param {string} name
 * @param {Buffer} bytes
 */
export const untwinned = (name, bytes) =>
  (name.endsWith('.br') ? unbrotli(bytes) : ungz(bytes)).catch(() => undefined);

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

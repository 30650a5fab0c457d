import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliTwin, gzipTwin } from '../release/compress.mjs';
import { isFile } from './find-file.mjs';
import { isText } from './media-types.mjs';

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */
/** @typedef {{ body: Buffer, encoding: Encoding, etag: string }} Representation */

/**
 * Largest size in bytes of a file that is compressed during a request. The scripts of a development build are larger
 * and are not compressed.
 */
const largestAtOnce = 256_000;

const twins = /** @type {const} */ ({ br: '.br', gzip: '.gz' });

/**
 * Lists the encodings that the client accepts, best first. `q=0` excludes one.
 * @param {string} accept the request's Accept-Encoding header
 * @returns {Encoding[]}
 */
export function acceptedEncodings(accept) {
  const isExcluded = /** @param {string} name */ (name) =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accept);
  const named = /** @param {string} name */ (name) =>
    new RegExp(`\\b${name}\\b`).test(accept) && !isExcluded(name);
  return [
    ...(named('br') ? /** @type {const} */ (['br']) : []),
    ...(named('gzip') ? /** @type {const} */ (['gzip']) : []),
    'identity',
  ];
}

/**
 * Reads files in an encoding the client accepts. Compressed twins on disk are used as they are; a file without one
 * (those at the root, which are replaced in place) is compressed once per content and cached.
 */
export function representations() {
  /** @type {Map<string, Promise<Buffer>>} */
  const compressed = new Map();

  /**
   * @param {string} file
   * @param {string} acceptEncoding
   * @returns {Promise<Representation>}
   */
  return async (file, acceptEncoding) => {
    const [encoding = 'identity'] = isText(file) ? acceptedEncodings(acceptEncoding) : [];
    const plain = await readFile(file);
    const content = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const etag = `"${content}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    if (encoding === 'identity') return { body: plain, encoding, etag };
    if (await isFile(file + twins[encoding]))
      return { body: await readFile(file + twins[encoding]), encoding, etag };
    if (plain.length > largestAtOnce) return { body: plain, encoding: 'identity', etag };
    const kept = compressed.get(etag) ?? (encoding === 'br' ? brotliTwin(plain) : gzipTwin(plain));
    compressed.set(etag, kept);
    return { body: await kept, encoding, etag };
  };
}

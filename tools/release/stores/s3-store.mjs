import { setTimeout as wait } from 'node:timers/promises';
import { cacheControlFor } from '../../headers.mjs';
import { mediaTypeOf } from '../../server/media-types.mjs';
import { encoded, signedHeaders } from './sign-request.mjs';

const maxAttempts = 5;

/**
 * A store for releases in a bucket of an S3-compatible server, which must support conditional writes (`If-None-Match`,
 * `If-Match`), as AWS, R2 and current MinIO and Ceph do. Requests use path-style addresses.
 * @param {{ endpoint: string, region: string, bucket: string, prefix?: string,
 *   credentials: import('./sign-request.mjs').Credentials, now?: () => Date, pauseMs?: number }} place `prefix` is prepended
 *   to each name, without a trailing slash; `pauseMs` is the pause before the first retry
 * @returns {import('../types.d.ts').Store}
 */
export function s3Store({
  endpoint,
  region,
  bucket,
  prefix = '',
  credentials,
  now = () => new Date(),
  pauseMs = 200,
}) {
  const start = prefix === '' ? '' : `${prefix}/`;

  /**
   * Sends a request, and retries it after a server error or a conflicting conditional write (409).
   * @param {string} method
   * @param {string} name
   * @param {{ query?: Record<string, string>, headers?: Record<string, string>, body?: Buffer }} [parts]
   * @returns {Promise<Response>} the final response
   */
  async function ask(method, name, { query = {}, headers = {}, body = Buffer.alloc(0) } = {}) {
    const search = Object.entries(query).map(([key, value]) => `${encoded(key)}=${encoded(value)}`);
    const path = [bucket, ...name.split('/')].map(encoded).join('/');
    const url = new URL(`${endpoint}/${path}${search.length > 0 ? `?${search.sort().join('&')}` : ''}`);
    for (let attempts = 1; ; attempts += 1) {
      const signed = signedHeaders({ method, url, headers, body, region, credentials, at: now() });
      // The host is part of the signature; fetch sets the header itself.
      const { host: _, ...sent } = signed;
      const answer = await fetch(url, {
        method,
        headers: sent,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const passes = answer.status === 409 || answer.status === 429 || answer.status >= 500;
      if (!passes) return answer;
      if (attempts === maxAttempts) throw await failureOf(answer, `${method} ${name}`);
      await answer.arrayBuffer();
      await wait(pauseMs * attempts * (0.5 + Math.random()));
    }
  }

  /** @param {string} name @param {Buffer} bytes @param {Record<string, string>} condition */
  const put = (name, bytes, condition) =>
    ask('PUT', start + name, {
      body: bytes,
      headers: {
        ...condition,
        'cache-control': cacheControlFor(`/${name}`),
        'content-type': mediaTypeOf(name),
      },
    });

  /** @param {string} tag @param {string} name @param {Buffer} bytes @returns {Promise<boolean>} whether the replaced content had this tag */
  async function putInPlaceOf(tag, name, bytes) {
    const answer = await put(name, bytes, { 'if-match': tag });
    await throwUnless(answer, answer.ok || answer.status === 412 || answer.status === 404, `PUT ${name}`);
    return answer.ok;
  }

  /** @type {import('../types.d.ts').Store['read']} */
  const read = async (name) => {
    const answer = await ask('GET', start + name);
    if (answer.status === 404) return undefined;
    await throwUnless(answer, answer.ok, `GET ${name}`);
    return { bytes: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get('etag') ?? '' };
  };

  return {
    name: `s3://${bucket}/${prefix}`,
    read,

    async create(name, bytes) {
      const answer = await put(name, bytes, { 'if-none-match': '*' });
      await throwUnless(answer, answer.ok || answer.status === 412, `PUT ${name}`);
      // A first attempt may have succeeded although its response was lost.
      return answer.ok || ((await read(name))?.bytes.equals(bytes) ?? false);
    },

    async replace(name, bytes, tag) {
      if (await putInPlaceOf(tag, name, bytes)) return true;
      const stored = await read(name);
      // A first attempt may have succeeded although its response was lost.
      if (stored?.bytes.equals(bytes)) return true;
      // Ceph's gateway compares the sent tag with its stored tag, which lacks the quotes of its own responses.
      return stored?.tag === tag && putInPlaceOf(tag.replaceAll('"', ''), name, bytes);
    },

    async list(prefixOfNames) {
      const names = [];
      let next = /** @type {string | undefined} */ ('');
      while (next !== undefined) {
        const answer = await ask('GET', '', {
          query: {
            'list-type': '2',
            prefix: start + prefixOfNames,
            ...(next && { 'continuation-token': next }),
          },
        });
        await throwUnless(answer, answer.ok, `listing ${prefixOfNames}`);
        const text = await answer.text();
        names.push(...valuesOf(text, 'Key').map((key) => key.slice(start.length)));
        next = valuesOf(text, 'NextContinuationToken')[0];
      }
      return names.sort();
    },

    async modifiedAt(name) {
      const answer = await ask('HEAD', start + name);
      if (answer.status === 404) return undefined;
      await throwUnless(answer, answer.ok, `HEAD ${name}`);
      return new Date(answer.headers.get('last-modified') ?? '');
    },

    async remove(name) {
      const answer = await ask('DELETE', start + name);
      await throwUnless(answer, answer.ok || answer.status === 404, `DELETE ${name}`);
    },
  };
}

/** @param {Response} answer @param {boolean} isFine @param {string} request */
async function throwUnless(answer, isFine, request) {
  if (!isFine) throw await failureOf(answer, request);
}

/** @param {Response} answer @param {string} request */
async function failureOf(answer, request) {
  const text = await answer.text();
  const reason = valuesOf(text, 'Code')[0] ?? text.slice(0, 200);
  return new Error(`The bucket answered ${answer.status} ${reason} to ${request}.`);
}

/** The contents of all elements with a name. @param {string} xml @param {string} element */
const valuesOf = (xml, element) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text
      .replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
        String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
      )
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
  );

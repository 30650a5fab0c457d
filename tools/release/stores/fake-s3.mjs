import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { signedHeaders } from './sign-request.mjs';

/**
 * How a server compares the tag of `If-Match`: as it sent it, or without quotes, as Ceph does. @typedef {'quoted' |
 * 'bare'} Tags
 */
/** @typedef {{ bytes: Buffer, etag: string, headers: import('node:http').IncomingHttpHeaders, at: Date }} Kept */

/** Names per page: few, so that listings have several pages. */
const pageSize = 2;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A small server that responds like S3, for tests: conditional writes, paged listings, rejected signatures.
 * @param {{ region: string, credentials: import('./sign-request.mjs').Credentials,
 *   fault?: (method: string) => number | undefined, tags?: () => Tags }} options `fault` returns a status to respond with instead
 * @returns {Promise<{ endpoint: string, kept: Map<string, Kept>, close: () => Promise<void> }>} `kept` by path
 */
export async function fakeS3({ region, credentials, fault, tags = () => 'quoted' }) {
  /** @type {Map<string, Kept>} */
  const kept = new Map();

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const { method = '', headers } = request;
    const body = await buffer(request);
    const url = new URL(request.url ?? '', `http://${headers.host}`);
    /** @param {number} status @param {string} [code] */
    const sendError = (status, code = 'Fault') =>
      void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    const status = fault?.(method);
    if (status) return sendError(status);
    if (!isSigned({ method, url, headers, body })) return sendError(403, 'SignatureDoesNotMatch');
    const name = decodeURIComponent(url.pathname);
    const found = kept.get(name);
    if (url.searchParams.has('list-type')) return void response.end(listing(name, url.searchParams));
    if (method === 'DELETE') {
      kept.delete(name);
      return void response.writeHead(204).end();
    }
    if (method === 'PUT') {
      if (headers['if-none-match'] === '*' && found) return sendError(412, 'PreconditionFailed');
      if (headers['if-match'] && !found) return sendError(404, 'NoSuchKey');
      const own = tags() === 'bare' ? found?.etag.replaceAll('"', '') : found?.etag;
      if (headers['if-match'] && headers['if-match'] !== own) return sendError(412, 'PreconditionFailed');
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      kept.set(name, { bytes: body, etag, headers, at: new Date() });
      return void response.writeHead(200, { etag }).end();
    }
    if (!found) return sendError(404, 'NoSuchKey');
    response.writeHead(200, { etag: found.etag, 'last-modified': found.at.toUTCString() });
    response.end(method === 'HEAD' ? undefined : found.bytes);
  }

  /** @param {{ method: string, url: URL, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} request */
  function isSigned({ method, url, headers, body }) {
    const [, names = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
    const signed = Object.fromEntries(names.split(';').map((name) => [name, String(headers[name])]));
    const [, ...time] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(signed['x-amz-date'] ?? '') ?? [];
    const [year, month, day, hour, minute, second] = time;
    const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    const right = signedHeaders({ method, url, headers: signed, body, region, credentials, at });
    return right['authorization'] === headers.authorization;
  }

  /** @param {string} bucket @param {URLSearchParams} query */
  function listing(bucket, query) {
    const start = bucket + (query.get('prefix') ?? '');
    const all = [...kept.keys()].filter((name) => name.startsWith(start)).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const names = all.slice(from, from + pageSize).map((name) => name.slice(bucket.length));
    const more =
      from + pageSize < all.length ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : '';
    return `<ListBucketResult>${names.map((name) => `<Contents><Key>${escaped(name)}</Key></Contents>`).join('')}${more}</ListBucketResult>`;
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    kept,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

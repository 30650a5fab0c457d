import { cacheControlFor, notKept } from '../headers.mjs';
import { configAnswer } from './config-answer.mjs';
import { misbehave } from './faults.mjs';
import { findFile, pathOf } from './find-file.mjs';
import { headersOf } from './headers-of.mjs';
import { listener } from './listener.mjs';
import { liveShell } from './live-shell.mjs';
import { mediaTypeOf } from './media-types.mjs';
import { representations } from './representation.mjs';

/**
 * Serves a release folder. Page and headers are always those of the shell that the registry names. Responses are
 * compressed when the client accepts it. Versioned folders are immutable, all other files are revalidated. Only
 * navigations get the page. Rejects with the system's error (such as `EADDRINUSE`) when it cannot listen.
 * @param {{ folder: string, port?: number, host?: string, faults?: import('./faults.mjs').Faults,
 *   certificate?: { key: string, cert: string }, config?: object }} options
 *   port 0 takes any free one; with a certificate it speaks HTTP/2; `config` replaces the folder's `config.json`
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function createServer({ folder, port = 0, host = '127.0.0.1', faults, certificate, config }) {
  const read = representations();
  const findShell = liveShell(folder);
  const closing = new AbortController();

  /** Headers of a response that belongs to no address. */
  const commonHeaders = async () => headersOf(folder, { config, shell: await findShell() });
  const { server, closeAll } = listener(
    (request, response) => {
      answer(request, response).catch(async (error) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else sendError(response, await commonHeaders(), 500, 'The server could not read this file.');
      });
    },
    { headersOf: commonHeaders, certificate },
  );

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    const path = pathOf(request.url ?? '');
    const shell = await findShell();
    const headers = await headersOf(folder, { config, path, shell });
    if (path === undefined) return sendError(response, headers, 400, 'This address cannot be read.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(response, { ...headers, Allow: 'GET, HEAD' }, 405, 'Only GET and HEAD are answered.');
    }
    const fault = faults?.(path, request);
    if (fault && (await misbehave(fault, response, { headers, closing: closing.signal }))) return;

    const found = await findFile(folder, path, { accept: request.headers.accept ?? '', shell });
    if (!found) return sendError(response, headers, 404, 'Not found.');
    const { body, encoding, etag } =
      config && found.path === '/config.json'
        ? configAnswer(config)
        : await read(found.file, request.headers['accept-encoding'] ?? '');
    const known = {
      ...headers,
      ETag: etag,
      'Cache-Control': cacheControlFor(found.path),
      Vary: 'Accept-Encoding',
    };
    if (knows(request, etag)) return void response.writeHead(304, known).end();

    response.writeHead(200, {
      ...known,
      'Content-Type': mediaTypeOf(found.path),
      'Content-Length': body.length,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    if (request.method === 'HEAD') response.end();
    else if (fault?.truncateAt === undefined) response.end(body);
    else response.write(body.subarray(0, fault.truncateAt), () => response.destroy());
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `${certificate ? 'https' : 'http'}://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        closing.abort();
        server.close(() => resolve());
        closeAll();
      }),
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} etag
 */
const knows = (request, etag) =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag);

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} headers
 * @param {number} status
 * @param {string} sentence
 */
function sendError(response, headers, status, sentence) {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': notKept,
  });
  response.end(`${sentence}\n`);
}

import { createServer as createHttpServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { answerUnreadable } from './unreadable.mjs';

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} Answer */

/**
 * The underlying server: HTTP/1.1, or HTTP/2 over TLS when a certificate is given, as in hosting.
 * @param {Answer} answer
 * @param {{ headersOf: () => Promise<Record<string, string>>,
 *   certificate?: { key: string, cert: string } | undefined }} options `headersOf` returns the headers for unreadable requests
 * @returns {{ server: import('node:net').Server, closeAll: () => void }}
 */
export function listener(answer, { headersOf, certificate }) {
  if (!certificate) {
    // No timeout: a client that reuses an idle connection while it is being closed gets 'read ECONNRESET'.
    const server = createHttpServer({ requireHostHeader: false, keepAliveTimeout: 0 }, answer);
    answerUnreadable(server, headersOf);
    return { server, closeAll: () => server.closeAllConnections() };
  }
  // HTTP/2 requests and responses behave like those of HTTP/1.1.
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, /** @type {any} */ (answer));
  answerUnreadable(server, headersOf);
  /** @type {Set<import('node:http2').ServerHttp2Session>} */
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return { server, closeAll: () => sessions.forEach((session) => session.destroy()) };
}

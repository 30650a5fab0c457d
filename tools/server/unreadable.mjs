import { notKept } from '../headers.mjs';

/** Response status by Node's error code for a request that its parser rejects. @type {Record<string, string>} */
const statuses = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Adds headers to responses that Node sends without calling the listener: for unreadable requests and for requests with
 * `Expect`. Node itself sends them without headers. Its option `requireHostHeader` must be off.
 * @param {import('node:http').Server | import('node:http2').Http2SecureServer} server
 * @param {() => Promise<Record<string, string>>} headersOf
 */
export function answerUnreadable(server, headersOf) {
  /** @param {NodeJS.ErrnoException} error @param {import('node:stream').Duplex} socket */
  const answer = async (error, socket) => {
    const headers = await headersOf();
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const own = { ...headers, 'Cache-Control': notKept, 'Content-Length': '0', Connection: 'close' };
    const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`);
    return socket.end(`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`);
  };
  server.on(
    'clientError',
    (/** @type {NodeJS.ErrnoException} */ error, /** @type {import('node:stream').Duplex} */ socket) =>
      void answer(error, socket),
  );
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

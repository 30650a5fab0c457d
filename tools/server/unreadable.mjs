import { notKept } from '../headers.mjs';

/** What Node calls a request that its parser gives up, by the status that it answers with. @type {Record<string, string>} */
const statuses = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Puts headers on what a server answers without asking its listener: requests that cannot be read, and those that expect
 * something (`Expect`). Node itself answers them with no header at all. Its `requireHostHeader` is to be off.
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

import { headersFor } from '../headers.mjs';
import { answerUnreadable } from '../server/unreadable.mjs';

/**
 * Headers of a module that runs alone: the product's headers for the inline styles of this page, without the
 * Integrity-Policy, because files that are rebuilt on every change have no hash.
 * @param {string} html
 */
function standaloneHeaders(html) {
  // The HTML parser converts line ends to LF before it hashes an inline text.
  const styles = html.replaceAll('\r\n', '\n').matchAll(/<style>([^]*?)<\/style>/g);
  return headersFor({
    inlineScripts: [],
    inlineStyles: [...styles].map(([, text = '']) => text),
    integrityPolicy: false,
  });
}

/**
 * Adds these headers to every response of a development server, including responses of its own middleware that runs
 * before the one for headers, or that removes headers on an error.
 * @param {string} html
 * @returns {Pick<import('@rspack/dev-server').Configuration, 'server' | 'setupMiddlewares'>}
 */
export function strictServer(html) {
  const headers = standaloneHeaders(html);
  return {
    server: { type: 'http', options: { requireHostHeader: false } },
    setupMiddlewares(middlewares, { server }) {
      if (server)
        answerUnreadable(/** @type {import('node:http').Server} */ (server), () => Promise.resolve(headers));
      return [{ name: 'strict-headers', middleware: keepHeaders(headers) }, ...middlewares];
    },
  };
}

/**
 * @param {Record<string, string>} headers
 * @returns {(request: unknown, response: import('node:http').ServerResponse, next: () => void) => void}
 */
const keepHeaders = (headers) => (_, response, next) => {
  const writeHead = response.writeHead.bind(response);
  /** @param {any[]} words */
  const withHeaders = (...words) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return /** @type {(...words: any[]) => import('node:http').ServerResponse} */ (writeHead)(...words);
  };
  response.writeHead = withHeaders;
  next();
};

import { request } from 'node:http';

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer */

/**
 * Sends a raw request in tests: no redirects, no decoding, no normalized address.
 * @param {number} port
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<Answer>}
 */
export const ask = (port, path, options = {}) =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

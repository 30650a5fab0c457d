import { createHash } from 'node:crypto';

/**
 * What is sent for `/config.json` where the server was given another content than the folder's file.
 * @param {object} config
 * @returns {import('./representation.mjs').Representation}
 */
export function configAnswer(config) {
  const body = Buffer.from(`${JSON.stringify(config)}\n`);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, encoding: 'identity', etag };
}

import { createHash } from 'node:crypto';

/**
 * Response for `/config.json` when the server was started with another configuration than the folder's file.
 * @param {object} config
 * @returns {import('./representation.mjs').Representation}
 */
export function configAnswer(config) {
  const body = Buffer.from(`${JSON.stringify(config)}\n`);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, encoding: 'identity', etag };
}

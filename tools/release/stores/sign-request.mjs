import { createHash, createHmac } from 'node:crypto';

/** @typedef {{ accessKeyId: string, secretAccessKey: string, sessionToken?: string | undefined }} Credentials */

/** @param {string | Buffer} content */
export const hexDigest = (content) => createHash('sha256').update(content).digest('hex');

/** @param {string | Buffer} key @param {string} text */
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/** Encodes a name as S3 does in addresses: all characters except letters, digits and `-._~`. @param {string} text */
export const encoded = (text) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The headers of a request to an S3-compatible server, with its signature: AWS Signature Version 4
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 * @param {{ method: string, url: URL, headers: Record<string, string>, body: Buffer, region: string,
 *   credentials: Credentials, at: Date }} request the query of `url` is sorted and encoded by `encoded`; names of headers are
 *   in lower case
 * @returns {Record<string, string>}
 */
export function signedHeaders({ method, url, headers, body, region, credentials, at }) {
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  /** @type {Record<string, string>} */
  const all = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': hexDigest(body),
    'x-amz-date': time,
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  };
  const names = Object.keys(all).sort();
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${all[name]?.trim()}`),
    '',
    names.join(';'),
    all['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, hexDigest(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce(hmac, /** @type {string | Buffer} */ (`AWS4${credentials.secretAccessKey}`));
  const signature = hmac(key, text).toString('hex');
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

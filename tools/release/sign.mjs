import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @typedef {import('./types.d.ts').Registry} Registry */

/**
 * Reads the key from the file that `DAYLOOM_SIGNING_KEY` names, an Ed25519 key in PEM as `openssl genpkey -algorithm
 * ed25519` creates it; undefined when releases are not signed. Throws a message when the file contains no such key.
 */
function signingKey() {
  const path = process.env['DAYLOOM_SIGNING_KEY'];
  if (!path) return undefined;
  const key = createPrivateKey(readFileSync(path));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${path} holds no Ed25519 key.`);
  return key;
}

/** The public key with which a page checks signatures: the `x` of a JWK. @returns {string | undefined} */
export function publicKey() {
  const key = signingKey();
  return key && createPublicKey(key).export({ format: 'jwk' }).x;
}

/**
 * Adds the signature as the last field of a registry. It signs the JSON text without that field. Throws a message when
 * the live registry is signed and there is no key, because pages with the key would reject the next one.
 * @param {Registry} registry without a signature
 * @param {Registry | undefined} before
 * @returns {Registry}
 */
export function signed(registry, before) {
  const key = signingKey();
  if (!key && before?.signature)
    throw new Error(
      'The live registry is signed: name its key in DAYLOOM_SIGNING_KEY. Nothing was switched.',
    );
  if (!key) return registry;
  // Parses the text once, as a reader does, so that the keys of objects have the same order.
  const text = JSON.stringify(JSON.parse(JSON.stringify(registry)));
  return { ...registry, signature: sign(null, Buffer.from(text), key).toString('base64') };
}

import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @typedef {import('./types.d.ts').Registry} Registry */

/**
 * The key that `DAYLOOM_SIGNING_KEY` names, the path of an Ed25519 key in PEM as `openssl genpkey -algorithm ed25519`
 * makes it; undefined where nothing is signed.
 * Throws a sentence when the file holds no such key.
 */
function signingKey() {
  const path = process.env['DAYLOOM_SIGNING_KEY'];
  if (!path) return undefined;
  const key = createPrivateKey(readFileSync(path));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${path} holds no Ed25519 key.`);
  return key;
}

/** The public half, as a page checks with: the `x` of a JWK. @returns {string | undefined} */
export function publicKey() {
  const key = signingKey();
  return key && createPublicKey(key).export({ format: 'jwk' }).x;
}

/**
 * A registry with its signature as the last field, over its JSON text without that field.
 * Throws a sentence where the live one is signed and there is no key: pages that know the key would refuse the next one.
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
  // As a reader has it: parsed once, so that no key of an object stands elsewhere.
  const text = JSON.stringify(JSON.parse(JSON.stringify(registry)));
  return { ...registry, signature: sign(null, Buffer.from(text), key).toString('base64') };
}

/**
 * Checks that a registry is signed with the key of this page's release.
 * @param key the `x` of an Ed25519 key as a JWK
 * @throws if the signature is missing or wrong, or this browser cannot check it (Chromium before 137 lacks Ed25519)
 */
export async function checkSignature(registry: object, key: string): Promise<void> {
  const { signature = '', ...signed } = registry as { readonly signature?: string };
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
  const publicKey = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  const bytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
  const text = new TextEncoder().encode(JSON.stringify(signed));
  if (!(await crypto.subtle.verify('Ed25519', publicKey, bytes, text)))
    throw new Error('it is not signed by whoever released this page');
}

// @vitest-environment jsdom
import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registryServer, registryText } from '../testing/registry-server.ts';
import { findRegistry, registryFailure } from './registry-client.ts';

const { answers, at } = registryServer();
const find = () => findRegistry(at('/modules.json'), at('/'));

const { privateKey } = generateKeyPairSync('ed25519');
const signedBy = (key: KeyObject, text: string) => {
  const signature = sign(null, Buffer.from(text), key).toString('base64');
  return JSON.stringify({ ...(JSON.parse(text) as object), signature });
};

/** The page of a signed release. */
beforeEach(() => {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  const text = JSON.stringify({ files: {}, key: x });
  document.head.append(Object.assign(document.createElement('script'), { type: 'application/json', text }));
});
afterEach(() => document.head.replaceChildren());

it('[MO15] accepts a registry that is signed with the key of the page, at start and as the built-in copy', async () => {
  answers['/modules.json'] = { status: 200, body: signedBy(privateKey, registryText(1)) };
  expect(await find()).toMatchObject({ source: 'live', registry: { revision: 1 } });
  localStorage.clear();
  answers['/modules.json'] = { status: 500, body: '' };
  answers['/registry.json'] = { status: 200, body: signedBy(privateKey, registryText(1)) };
  expect(await find()).toMatchObject({ source: 'built-in copy' });
});

const right = signedBy(privateKey, registryText(2));
it.each([
  ['not signed', registryText(2)],
  ['signed with another key', signedBy(generateKeyPairSync('ed25519').privateKey, registryText(2))],
  ['changed after it was signed', right.replace('/m/works', '/m/other')],
  ['signed with what is no signature', right.replace(/"signature":"[^"]*"/, '"signature":"?"')],
])('[MO15] starts from the last good copy where the live one is %s', async (_, body) => {
  answers['/modules.json'] = { status: 200, body: signedBy(privateKey, registryText(1)) };
  await find();
  answers['/modules.json'] = { status: 200, body };
  expect(await find()).toMatchObject({ source: 'last good copy', registry: { revision: 1 } });
  expect(registryFailure()).toBeInstanceOf(Error);
});

it.each([
  ['not signed', registryText(2)],
  ['signed with another key', signedBy(generateKeyPairSync('ed25519').privateKey, registryText(2))],
])('[MO15] takes no copy from the device that is %s', async (_, copy) => {
  localStorage.setItem('dayloom.registry', copy);
  answers['/modules.json'] = { status: 500, body: '' };
  answers['/registry.json'] = { status: 200, body: signedBy(privateKey, registryText(1)) };
  expect(await find()).toMatchObject({ source: 'built-in copy', registry: { revision: 1 } });
});

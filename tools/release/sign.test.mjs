import { generateKeyPairSync, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWorkspace } from './fake-workspace.mjs';
import { readJson } from './files.mjs';
import { releaseApps } from './release-apps.mjs';

const apps = ['works', 'shell'];

describe('a release with a configured key', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  const keys = generateKeyPairSync('ed25519');
  beforeEach(async () => {
    space = await fakeWorkspace();
    for (const app of apps) await space.build(app);
    await space.put('apps/shell/src/boot/preload-script.js', 'void 0;');
    await useKey(keys.privateKey);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await space.remove();
  });

  /** @param {import('node:crypto').KeyObject} key */
  async function useKey(key) {
    await space.put('key.pem', key.export({ type: 'pkcs8', format: 'pem' }).toString());
    vi.stubEnv('DAYLOOM_SIGNING_KEY', join(space.root, 'key.pem'));
  }

  /** @param {Record<string, unknown>} registry */
  const isSigned = ({ signature, ...signed }) =>
    verify(
      null,
      Buffer.from(JSON.stringify(signed)),
      keys.publicKey,
      Buffer.from(String(signature), 'base64'),
    );

  it('signs the registry and the built-in copy, and writes the key into the page', async () => {
    const { registry } = await releaseApps({ root: space.root, apps });
    expect(Object.keys(registry).at(-1)).toBe('signature');
    expect(isSigned(await readJson(join(space.target, 'modules.json')))).toBe(true);
    expect(isSigned(await readJson(join(space.target, registry.shell.path, 'registry.json')))).toBe(true);
    const html = await readFile(join(space.target, 'index.html'), 'utf8');
    expect(html).toContain(`"key":"${keys.publicKey.export({ format: 'jwk' }).x}"`);
  });

  it('signs every later registry and leaves an unchanged one as it is', async () => {
    const { registry: first } = await releaseApps({ root: space.root, apps });
    expect((await releaseApps({ root: space.root, apps })).registry).toEqual(first);
    await space.build('works', 'second');
    const { registry } = await releaseApps({ root: space.root, apps: ['works'] });
    expect(registry.revision).toBe(2);
    expect(isSigned(await readJson(join(space.target, 'modules.json')))).toBe(true);
  });

  it('makes nothing live without the key, because all pages would reject it', async () => {
    await releaseApps({ root: space.root, apps });
    const live = await readFile(join(space.target, 'modules.json'), 'utf8');
    vi.unstubAllEnvs();
    await space.build('works', 'second');
    await expect(releaseApps({ root: space.root, apps: ['works'] })).rejects.toThrow('DAYLOOM_SIGNING_KEY');
    expect(await readFile(join(space.target, 'modules.json'), 'utf8')).toBe(live);
  });

  it('rejects a key of another kind', async () => {
    await useKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
    await expect(releaseApps({ root: space.root, apps })).rejects.toThrow('holds no Ed25519 key');
  });
});

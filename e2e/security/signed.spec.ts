import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseApps } from '../../tools/release/release-apps.mjs';
import { createServer } from '../../tools/server/create-server.mjs';
import type { Faults } from '../../tools/server/faults.mjs';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedMessages: [/The live registry cannot be used/] });

test(
  '[MO15] when releases are signed, a registry with another signature is rejected and the copy is used instead',
  onlyEmbedded('a registry is the same on both backends'),
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'dayloom-signed-'));
    const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(join(folder, '.key.pem'), key);
    process.env['DAYLOOM_SIGNING_KEY'] = join(folder, '.key.pem');
    const { registry } = await releaseApps({ target: folder, compress: false });
    delete process.env['DAYLOOM_SIGNING_KEY'];
    const forging: { with?: Faults } = {};
    const server = await createServer({ folder, faults: (path, request) => forging.with?.(path, request) });
    const openAbout = async () => {
      await page.goto(`${server.url}/login`);
      await page.getByRole('button', { name: 'About' }).click();
      await page.getByText('Details').click();
    };

    await openAbout();
    await expect(page.getByText('Revision 1, live')).toBeVisible();
    const forged = { ...registry, revision: 2 };
    forging.with = (path) =>
      path === '/modules.json'
        ? { status: 200, body: JSON.stringify(forged), type: 'application/json' }
        : undefined;
    await openAbout();
    await expect(page.getByText('Revision 1, last good copy')).toBeVisible();

    await server.close();
    await rm(folder, { recursive: true });
  },
);

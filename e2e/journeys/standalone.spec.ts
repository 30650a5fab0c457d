import { resolve } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { moduleDescriptors } from '../../tools/apps.mjs';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { ownScreens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const rspack = resolve('node_modules/@rspack/cli/bin/rspack.js');

/** What `npx nx dev <module>` starts, on a port of its own. */
async function runAlone(module: string) {
  const port = await getPort();
  const words = [rspack, 'serve', '--config', 'rspack.standalone.mjs', '--port', String(port)];
  const program = execa(process.execPath, words, {
    cwd: `apps/${module}`,
    env: { NODE_ENV: 'development' },
    stdio: 'ignore',
    reject: false,
  });
  return { url: `http://localhost:${port}`, program };
}

/** The first screen of each module, with a text of its sample data. */
const modules = moduleDescriptors().flatMap(({ name, routes: [screen] }) => {
  const known = ownScreens.find(({ address }) => address === screen?.path);
  return screen ? [{ module: name, ...screen, sample: known?.filled ?? screen.title }] : [];
});

test(
  '[MO11] every module runs alone: demo user, sample data, theme switch, no shell and no other module',
  onlyEmbedded('a module alone runs on a store of its own, without a backend'),
  async ({ browser }) => {
    test.setTimeout(120_000);
    for (const { module, path, sample, title } of modules) {
      const { url, program } = await runAlone(module);
      const page = await (await browser.newContext()).newPage();
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(url) && !request.url().startsWith('ws://')) foreign.push(request.url());
      });
      try {
        await expect(async () => void (await page.goto(url + path))).toPass();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText(sample).first()).toBeVisible();
        await page.getByLabel('Theme').first().selectOption('dark');
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(foreign).toEqual([]);
      } finally {
        program.kill();
        await program;
        await page.context().close();
      }
    }
  },
);

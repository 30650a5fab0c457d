import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium, launchArguments } from '../../tools/browser.mjs';
import { readJson } from '../../tools/release/files.mjs';
import { createServer } from '../../tools/server/create-server.mjs';
import { Photographer } from './photographer.mjs';
import { sheetPage } from './sheet-page.mjs';
import { prepareRelease } from '../../tools/start/run.mjs';

/**
 * `npm run sheet`: screenshots of every screen and dialog of the built product in every theme, on desktop and phone,
 * empty and filled, side by side in `.cache/sheet/index.html`, and the layout shifts on the way. Exits with 1 when
 * anything shifted.
 */

const root = join(import.meta.dirname, '../..');
const target = join(root, '.cache/sheet');
const release = join(root, 'dist/release');
const say = console.log;

await prepareRelease();
const themes = Object.keys(await readJson(join(root, 'libs/ui/src/themes/themes.json')));
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const server = await createServer({ folder: release });
const browser = await chromium.launch({ args: launchArguments, executablePath: ensureChromium(say) });
try {
  const devices = [1280, 390].flatMap((width) => [true, false].map((filled) => ({ width, filled })));
  const all = devices.map(
    (device) => new Photographer(browser, { device, url: server.url, release, target, themes, say }),
  );
  /** @type {string[][]} */
  const views = [];
  // Two at a time, because more would only wait for each other.
  for (let at = 0; at < all.length; at += 2)
    views.push(...(await Promise.all(all.slice(at, at + 2).map((one) => one.takeAll()))));
  const moved = all.flatMap((one) => one.moved);
  const sheet = {
    views: [...new Set(views.flat())],
    themes,
    devices: all.map(({ name, task }) => ({ name, width: task.device.width })),
    moved,
  };
  await writeFile(join(target, 'index.html'), sheetPage(sheet));
  for (const { where, value, what } of moved)
    say(`moved: ${where}, ${value.toFixed(4)}: ${what.slice(0, 3).join('; ')}`);
  say(`${sheet.views.length} views, ${moved.length} of them moved: .cache/sheet/index.html`);
  if (moved.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}

import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ensureChromium, launchArguments } from './browser.mjs';
import { icons } from './icons/icons.mjs';
import { renderIcon } from './icons/render.mjs';

/** `npm run icons`: renders the icons again after a change of their SVG. A browser test compares them with it. */
const browser = await chromium.launch({
  args: launchArguments,
  executablePath: ensureChromium(console.log),
});
try {
  const page = await browser.newPage();
  for (const icon of icons) {
    await writeFile(icon.file, await renderIcon(page, icon));
    console.log(`${icon.name}, ${icon.size} pixels`);
  }
} finally {
  await browser.close();
}

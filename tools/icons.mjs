import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ensureChromium, launchArguments } from './browser.mjs';
import { icons } from './icons/icons.mjs';
import { maskSheets } from './icons/masks.mjs';
import { renderIcon } from './icons/render.mjs';

/**
 * `npm run icons`: writes the stylesheets of Lucide's icons, and renders the product's own icons again after a change of
 * their SVG. Tests compare both with their sources.
 */
for (const [file, text] of Object.entries(maskSheets)) {
  await writeFile(file, text);
  console.log(file);
}

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

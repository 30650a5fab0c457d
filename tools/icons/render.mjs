import { readFile } from 'node:fs/promises';

/**
 * A drawing as a square PNG, transparent where it draws nothing.
 * @param {import('@playwright/test').Page} page of which the content is lost
 * @param {{ drawing: string, size: number }} icon `size` in pixels
 * @returns {Promise<Buffer>}
 */
export async function renderIcon(page, { drawing, size }) {
  const source = `data:image/svg+xml;base64,${(await readFile(drawing)).toString('base64')}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin: 0"><img src="${source}" width="${size}" height="${size}">`);
  await page.locator('img').evaluate((/** @type {HTMLImageElement} */ image) => image.decode());
  return page.screenshot({ omitBackground: true });
}

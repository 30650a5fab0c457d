import { readFile } from 'node:fs/promises';

/**
 * Renders a drawing as a square PNG with a transparent background.
 * @param {import('@playwright/test').Page} page whose content is replaced
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

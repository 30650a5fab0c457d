import type { Page } from '@playwright/test';
import { openSampleWork, ownScreens, publicScreens, type Screen } from '../support/screens.ts';
import { expect, signedIn, test } from '../support/test.ts';

/** Texts that do not fit: a page that scrolls sideways, and elements that hide a part of what they hold. */
const cutOff = () => {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push(`scrolls sideways, ${page.scrollWidth} pixels wide`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY, display } = getComputedStyle(element);
    const { width, height, left, right } = element.getBoundingClientRect();
    // What only screen readers meet is one pixel large on purpose; a long title is whole when one points at it.
    const isLeftOut = display === 'inline' || width <= 1 || height <= 1 || element.title !== '';
    if (!element.textContent || isLeftOut) continue;
    const hidesWidth =
      ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const hidesHeight =
      ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
    const leavesPage = left < -1 || right > page.clientWidth + 1;
    if (hidesWidth || hidesHeight || leavesPage)
      found.push(`${element.className}: ${element.textContent.slice(0, 60)}`);
  }
  return found;
};

async function look(page: Page, { address, empty, filled }: Screen) {
  await page.goto(address);
  await expect(page.getByText(filled ?? empty).first()).toBeVisible();
}

const sizes = [
  { what: 'at 320 pixels', width: 320, text: 16 },
  { what: 'at 200 percent text on a phone', width: 390, text: 32 },
  { what: 'at 200 percent text on a desk', width: 1280, text: 32 },
];

for (const { what, width, text } of sizes)
  test(`[KA5] ${what} no screen scrolls sideways or cuts anything off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const browser = await page.context().newCDPSession(page);
    // As in the browser's own settings.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    const found: string[] = [];
    const note = async (address: string) => {
      await page.evaluate(() => document.fonts.ready);
      found.push(...(await page.evaluate(cutOff)).map((finding) => `${address} ${finding}`));
    };
    for (const screen of publicScreens) {
      await look(page, screen);
      await note(screen.address);
    }
    await signedIn(page, { sample: true });
    for (const screen of ownScreens) {
      await look(page, screen);
      await note(screen.address);
    }
    await note(await openSampleWork(page));
    expect(found).toEqual([]);
  });

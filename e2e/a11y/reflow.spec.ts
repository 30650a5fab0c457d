import type { Page } from '@playwright/test';
import { openSampleWork, ownScreens, publicScreens, type Screen } from '../support/screens.ts';
import { expect, signedIn, test } from '../support/test.ts';

/** Elements with texts that do not fit: a page that scrolls sideways, and elements that hide part of their content. */
const cutOff = () => {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push(`scrolls sideways, ${page.scrollWidth} pixels wide`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY, display } = getComputedStyle(element);
    const { width, height, left, right } = element.getBoundingClientRect();
    // Content for screen readers only is one pixel large on purpose. A long title has a tooltip with the whole text.
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
  { what: 'at 200 percent text on the smallest phone', width: 320, text: 32 },
  { what: 'at 200 percent text on a desk', width: 1280, text: 32 },
];

/** Sets the text size as the browser's own settings do. */
async function setText(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

for (const { what, width, text } of sizes)
  test(`[KA5] ${what} no screen scrolls sideways or cuts anything off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setText(page, text);
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

/** Headings and rows that take more lines than their texts need. */
const squeezed = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, li [id])')].flatMap((element) => {
    // The nodes before it are for screen readers only.
    const words = element.lastChild;
    const text = words?.textContent;
    if (!words || !text) return [];
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    return lines > 1 && text.length / lines < 6 ? [`${text}: ${lines} lines`] : [];
  });

for (const width of [390, 320])
  test(`[KA5] at 200 percent text Today breaks lines between words, not letters, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setText(page, 32);
    await signedIn(page, { sample: true });
    await page.goto('/today');
    await expect(page.getByText('Write the part on limits')).toBeVisible();
    await expect(page.getByText('Left from before')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect([...(await page.evaluate(squeezed)), ...(await page.evaluate(cutOff))]).toEqual([]);
  });

for (const { what, width, text } of sizes)
  test(`[KA5] ${what} the header has room for the save status and for the bell`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await setText(page, text);
    await signedIn(page, { sample: true });
    await page.goto('/notes');
    const search = page.getByRole('button', { name: 'Search' });
    await expect(search).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reminders' }).last()).toBeVisible();
    // The embedded backend has no save status, so a copy of the search button takes its place.
    await search.evaluate(({ parentElement: slot }) => slot!.after(slot!.cloneNode(true)));
    expect(await page.evaluate(cutOff)).toEqual([]);
  });

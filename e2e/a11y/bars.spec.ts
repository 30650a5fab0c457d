import { openSampleWork, ownScreens } from '../support/screens.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

test.use({ hasTouch: true, isMobile: true });

/** Elements that stay while the page scrolls and take more than a tenth of the window's height. */
const tooHigh = () =>
  [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { position, clipPath, zIndex } = getComputedStyle(element);
    const { height } = element.getBoundingClientRect();
    // 'Skip to content' is clipped until it has the focus.
    if (!['sticky', 'fixed'].includes(position) || clipPath !== 'none') return [];
    const share = (100 * height) / innerHeight;
    return share > 10 ? [`${element.tagName} ${zIndex}: ${share.toFixed(1)} percent`] : [];
  });

/** Sets the text size as the browser's own settings do. */
async function setText(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const)
  for (const text of [16, 32])
    test(`[KA5] no bar takes more than a tenth of a window of ${width} by ${height}, at ${(100 * text) / 16} percent text`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await setText(page, text);
      await signedIn(page, { sample: true });
      const found: string[] = [];
      const note = async (address: string) =>
        found.push(...(await page.evaluate(tooHigh)).map((bar) => `${address} ${bar}`));
      for (const { address, empty, filled } of ownScreens) {
        await page.goto(address);
        await expect(page.getByText(filled ?? empty).first()).toBeVisible();
        await note(address);
      }
      await note(await openSampleWork(page));
      expect(found).toEqual([]);
    });

for (const [text, width, height] of [
  [16, 320, 640],
  [24, 320, 640],
  [28, 320, 640],
  [32, 320, 640],
  [24, 390, 700],
  [28, 390, 700],
  [32, 390, 700],
] as const)
  test(`[KA5] [KA6] the bottom bar is large enough for a finger and small enough for a window of ${width} by ${height}, at ${(100 * text) / 16} percent text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setText(page, text);
    await signedIn(page, { sample: true });
    await page.goto('/today');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(bar.getByRole('link')).toHaveCount(4);
    const sizes = await bar
      .locator('a, button')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    for (const size of sizes.flat()) {
      expect(size).toBeGreaterThanOrEqual(44);
    }
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(height / 10);
  });

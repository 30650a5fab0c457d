import type { Page } from '@playwright/test';
import { wholeChromium } from '../../tools/browser.mjs';
import { expect, test } from '../support/test.ts';

// Scrollbars that take space, as on Windows and Linux. A headless browser hides them by default.
test.use({ launchOptions: { ...wholeChromium(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Difference between the drawn colours of the header and of the scrollbar's track next to it, of 255. */
async function stepAtHeader(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.body.clientWidth);
  const full = page.viewportSize()!.width;
  expect(full - width, 'room that the scrollbar takes').toBeGreaterThan(5);
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ url, columns }) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const drawing = canvas.getContext('2d', { willReadFrequently: true })!;
      drawing.drawImage(image, 0, 0);
      const at = (x: number) => drawing.getImageData(x, 30, 1, 1).data;
      const header = at(columns[0]);
      return Math.max(...at(columns[1]).map((part, index) => Math.abs(part - header[index]!)));
    },
    { url: `data:image/png;base64,${picture}`, columns: [width - 2, full - 1] as const },
  );
}

for (const width of [1280, 390])
  test(`the header continues into the scrollbar's track, on a short page and with a dialog open too, ${width} pixels wide`, async ({
    seeded,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // A dialog's backdrop fades in, and is blended with a different rounding than the track.
    const expectNoStripe = () => expect.poll(() => stepAtHeader(page)).toBeLessThanOrEqual(1);
    await page.goto('/');
    await seeded.sees('Weekend in Lisbon');
    await expectNoStripe();
    await page.goto('/no-such-place');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoStripe();
    await page.goto('/notes');
    await seeded.press(/^Add Note$/);
    await expect(page.getByRole('dialog', { name: 'Add Note' })).toBeVisible();
    await expectNoStripe();
  });

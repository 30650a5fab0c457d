import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openSampleWork, ownScreens, publicScreens, type Screen } from '../support/screens.ts';
import { expect, signedIn, test } from '../support/test.ts';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [1280, 390];

interface Look {
  readonly theme: string;
  readonly width: number;
  readonly filled: boolean;
}

const sample: Look[] = [
  { theme: 'light', width: 1280, filled: true },
  { theme: 'dark', width: 390, filled: true },
];
const everything = ['light', 'dark', 'cute', 'nature'].flatMap((theme) =>
  widths.flatMap((width) => [true, false].map((filled): Look => ({ theme, width, filled }))),
);
const looks = process.env['DAYLOOM_PROVE'] === 'axe' ? everything : sample;

/** One line for each finding: where, which rule, and the element. */
async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
  const where = new URL(page.url()).pathname;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all }) => `${where} ${id} ${target.join(' ')} ${[...any, ...all][0]?.message ?? ''}`,
    ),
  );
}

async function look(page: Page, screens: readonly Screen[], filled: boolean) {
  const found: string[] = [];
  for (const { address, ...screen } of screens) {
    await page.goto(address);
    await expect(page.getByText((filled && screen.filled) || screen.empty).first()).toBeVisible();
    found.push(...(await findings(page)));
  }
  return found;
}

for (const { theme, width, filled } of looks) {
  test(`[KA3] a scan finds nothing on any screen, ${theme}, ${width} pixels wide, ${filled ? 'filled' : 'empty'}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    // A scan in the middle of a fade would measure colours nobody reads.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedIn(page, { sample: filled });
    await page.evaluate((value) => localStorage.setItem('theme-storage', value), theme);
    const found = await look(page, ownScreens, filled);
    if (filled) {
      await openSampleWork(page);
      found.push(...(await findings(page)));
    }
    await page.evaluate(() => localStorage.removeItem('dayloom.session'));
    found.push(...(await look(page, publicScreens, filled)));
    expect(found).toEqual([]);
  });
}

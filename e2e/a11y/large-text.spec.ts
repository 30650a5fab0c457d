import type { Locator } from '@playwright/test';
import { expect, type Page, signedIn, test } from '../support/test.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { untilMessage } from '../support/until-message.ts';
import { addWork, openWork } from '../support/works.ts';
import { openSampleWork } from '../support/screens.ts';

test.use({ locale: 'en-US' });

/** Twice the root's font size; media queries do not follow it, as they do the browser's own setting. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The names of the links and buttons whose words, or whose box, reach beyond their own place in the row or column. */
const overlapping = (controls: Locator) =>
  controls.evaluateAll((all) => {
    const boxes = all.map((element) => element.getBoundingClientRect());
    return all.flatMap((element, index) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const rects = [...words.getClientRects()];
      const [box, next] = [boxes[index]!, boxes[index + 1]];
      const isInside = rects.every(({ left, right }) => left >= box.left && right <= box.right);
      const isApart = !next || box.right <= next.left || box.bottom <= next.top;
      return isInside && isApart ? [] : [element.textContent];
    });
  });

for (const width of [390, 320])
  test(`[KA5] on home tiles and bar have room for their words at 200 percent text, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signedIn(page, { sample: true });
    await page.goto('/');
    await doubleText(page);
    const tiles = page.getByRole('region', { name: 'Quick Access' }).getByRole('link');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(tiles).toHaveCount(4);
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Tasks', 'Schedule', 'Profile']);
    await page.evaluate(() => document.fonts.ready);
    expect(await overlapping(tiles)).toEqual([]);
    expect(await overlapping(bar.locator('a, button'))).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

for (const width of [390, 320])
  test(`[KA5] a work's page does not scroll sideways and names its day at 200 percent text, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signedIn(page, { sample: true });
    await openSampleWork(page);
    await doubleText(page);
    const day = page.locator('#day');
    // Wide enough for its longest word.
    await expect.poll(async () => (await day.boundingBox())?.width).toBeGreaterThan(150);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    for (const step of ['first', 'second', 'third']) {
      await page.getByRole('button', { name: 'Next day' }).click();
      expect(await sidewaysScroll(page), step).toBeLessThanOrEqual(0);
    }
  });

for (const width of [390, 320])
  test(`[KA5] a work of 31 days shows as many days as have room at 200 percent text, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // Two digits for each day around the chosen one.
    await signedInAt(page, '2020-11-12T12:00+01:00');
    await page.goto('/add-work');
    await page.getByLabel('Title').fill('Thesis');
    await page.getByLabel('Duration (days)').fill('31');
    await untilMessage(page, 'Work added successfully', () =>
      page.getByRole('button', { name: 'Save Work' }).click(),
    );
    await openWork(page, 'Thesis');
    await doubleText(page);
    for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Next day' }).click();
    await expect(page.locator('#day')).toHaveText(/16/);
    const days = page.getByRole('list', { name: 'Days' }).getByRole('button').filter({ visible: true });
    expect(await overlapping(days)).toEqual([]);
    expect(await days.count()).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole('button', { name: 'All tasks' })).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

for (const text of [16, 24, 32])
  test(`[KA5] [KA6] a goal's date and its buttons keep their places at ${(100 * text) / 16} percent text, 320 pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await signedIn(page, { sample: true });
    await page.goto('/goals');
    const goal = page.getByRole('listitem').filter({ hasText: 'Run three times' });
    await expect(goal.getByText(/^Due/)).toBeVisible();
    const buttons = goal.getByRole('button', { name: /^(Edit|Delete) goal$|History/ });
    const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(await overlapping(buttons)).toEqual([]);
    const { x, width } = (await goal.boundingBox())!;
    for (const { left, right } of boxes) expect(left >= x && right <= x + width).toBe(true);
  });

test('[KA5] works in the suggestions of quick add can be distinguished at 200 percent text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, {});
  const titles = ['Shed and garden house', 'Shed roof'];
  for (const title of titles) await addWork(page, title);
  await doubleText(page);
  await page.getByRole('button', { name: 'Quick add' }).click();
  await page.getByRole('dialog', { name: 'Quick add' }).getByRole('combobox').fill('Call Ann #shed');
  const list = page.getByRole('listbox', { name: 'Works' });
  for (const title of titles) {
    const words = list.getByText(title, { exact: true });
    await expect(words).toBeVisible();
    const hidden = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width - element.getBoundingClientRect().width;
    });
    expect(hidden, title).toBeLessThanOrEqual(1);
  }
});

test('[KA5] at 400 percent zoom a dialog scrolls as a whole, down to its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await signedIn(page, { sample: true });
  await openSampleWork(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Work' });
  for (const name of ['Close', 'Cancel', 'Delete']) {
    const button = dialog.getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    await expect(button, name).toBeInViewport({ ratio: 1 });
  }
});

import type { Locator, Page } from '@playwright/test';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';
import { fingerOn } from '../support/touch.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
const titleOf = (row: Locator) => row.locator('[data-title-text]');
const titles = (page: Page) => titleOf(rows(page)).allTextContents();

/** Opens Today of the sample day. */
async function openToday(page: Page) {
  await signedInAt(page, '2020-11-18T12:00+01:00', { sample: true });
  await page.goto('/today');
  await rows(page)
    .nth(2)
    .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return titles(page);
}

async function expectOrder(page: Page, before: readonly string[], order: readonly number[]) {
  const expected = [...order.map((index) => before[index]), ...before.slice(order.length)];
  await expect.poll(() => titles(page)).toEqual(expected);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(expected);
}

test('[TD12] a task of Today is dragged by a mouse to another place, and Escape takes it back @gate', async ({
  page,
}) => {
  const before = await openToday(page);
  await rows(page).first().hover();
  await expect(rows(page).first(), 'the code of a drag is loaded').toHaveCSS('cursor', 'grab');
  const from = (await rows(page).first().boundingBox())!;
  const to = (await rows(page).nth(2).boundingBox())!;
  const x = from.x + from.width * 0.6;
  const dragDown = async () => {
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, to.y + to.height / 2, { steps: 5 });
  };
  await dragDown();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await titles(page)).toEqual(before);
  await dragDown();
  await page.mouse.up();
  await expectOrder(page, before, [1, 2, 0]);
});

for (const width of [390, 320]) {
  test.describe(`with a finger at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test(`[TD12] a task of Today is dragged to another place after a long press on its title${width === 390 ? ' @gate' : ''}`, async ({
      page,
    }) => {
      const before = await openToday(page);
      const finger = await fingerOn(page);
      await expect(rows(page).first(), 'the code of a drag is loaded').toHaveCSS('user-select', 'none');
      const from = (await titleOf(rows(page).nth(2)).boundingBox())!;
      const to = (await rows(page).first().boundingBox())!;
      await finger.press([from.x + 10, from.y + 10]);
      await page.clock.runFor(300);
      await finger.moveTo([from.x + 10, from.y]);
      await finger.moveTo([from.x + 10, to.y + 10]);
      await finger.release();
      await expectOrder(page, before, [2, 0, 1]);
      await expect(page.getByLabel('Task title')).toHaveCount(0);
    });
  });
}

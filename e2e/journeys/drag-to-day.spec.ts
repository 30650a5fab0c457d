import type { Locator } from '@playwright/test';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';
import { fingerOn, type TouchPoint } from '../support/touch.ts';
import { openWork } from '../support/works.ts';

const noon = '2020-11-18T12:00+01:00';
const work = 'Write thesis chapter 3';

async function middleOf(element: Locator): Promise<TouchPoint> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

test("[WD21, WD20] in 'All tasks' a row is dragged to the heading of another day", async ({ page }) => {
  const person = await signedInAt(page, noon, { sample: true });
  await openWork(page, work);
  await page.getByRole('button', { name: 'All tasks' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'print shop' });
  await row.hover();
  await expect(row.locator('[data-glides]'), 'the code of a drag is loaded').toHaveCSS('cursor', 'grab');
  const heading = (date: number) => page.getByRole('heading', { name: new RegExp(`\\D${date} November`) });
  await row.dragTo(heading(16));
  await row.dragTo(heading(19));
  await expect(person.toast('Moved to tomorrow')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Moved' })).toHaveCount(1);
});

for (const width of [390, 320]) {
  test.describe(`with a finger at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test('[WD21, WD11] a long press drags a row by its title, a second finger cancels, and a tap renames', async ({
      page,
    }) => {
      const person = await signedInAt(page, noon, { sample: true });
      await openWork(page, work);
      const row = page.getByRole('listitem').filter({ hasText: 'print shop' });
      const title = row.getByText('Send figures to print shop');
      const tomorrow = page.getByRole('button', { name: /\D19 November/ });
      const finger = await fingerOn(page);
      await title.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(row, 'the code of a drag is loaded').toHaveCSS('user-select', 'none');

      const [from, to] = [await middleOf(title), await middleOf(tomorrow)];
      const dragToTomorrow = async () => {
        await finger.press(from);
        await page.clock.runFor(300);
        await finger.moveTo(to);
        await expect(tomorrow).toHaveAttribute('data-over');
      };
      await dragToTomorrow();
      await finger.press(to, [to[0], to[1] + 80]);
      await expect(tomorrow).not.toHaveAttribute('data-over');
      await finger.release();
      await expect(row).toBeVisible();

      await title.tap();
      await expect(page.getByLabel('Task title')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(title).toBeVisible();

      await dragToTomorrow();
      await finger.release();
      await expect(person.toast('Moved to tomorrow')).toBeVisible();
      await expect(row).toHaveCount(0);
      await expect(page.getByLabel('Task title')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

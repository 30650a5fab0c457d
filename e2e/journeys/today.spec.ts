import { signedInAt } from '../support/signed-in-at.ts';
import { expect, signedIn, test } from '../support/test.ts';

test.describe('with times in 12 hours', () => {
  test.use({ locale: 'en-US' });

  test('[TD1] the titles of appointments with and without an end start in one column, on Today and home', async ({
    page,
  }) => {
    await signedInAt(page, '2020-11-18T12:30+01:00', { sample: true });
    for (const address of ['/today', '/']) {
      await page.goto(address);
      await page.getByText('earlier today').click();
      const titles = page.getByRole('list', { name: /^(By time|Earlier today)$/ }).getByRole('link');
      await expect(titles.first()).toBeVisible();
      const lefts = await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      expect(lefts.length).toBeGreaterThan(3);
      expect(new Set(lefts).size, address).toBe(1);
    }
  });
});

test('[TD1, TD2, TD3, TD5, HM15] a day is planned and worked through from home by links and Back, without a reload @gate', async ({
  page,
}) => {
  await signedIn(page, { sample: true });
  await page.goto('/');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByText('2 of 7 done')).toBeVisible();
  const loaded = await page.evaluate(() => performance.timeOrigin);

  await today.getByLabel('New task', { exact: true }).fill('Ring the plumber');
  await page.keyboard.press('Enter');
  const open = today.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
  await expect(open.last()).toContainText('Ring the plumber');
  await expect(open.last()).toContainText('Inbox');
  await open.last().getByRole('button', { name: 'Mark Done' }).click();
  await expect(today.getByRole('list', { name: 'Done' })).toContainText('Ring the plumber');
  await expect(today.getByText('3 of 8 done')).toBeVisible();

  await today.getByRole('link', { name: '2 tasks left from before' }).click();
  await expect(page).toHaveURL('/today');
  const left = page.getByRole('region', { name: 'Left from before' });
  await left.getByRole('button', { name: 'Move all to today' }).click();
  await expect(left).toHaveCount(0);
  await expect(page.getByText('3 of 10 done')).toBeVisible();

  const first = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem').first();
  const title = await first.locator('[id]').first().textContent();
  await first.hover();
  await first.getByRole('button', { name: 'Move task' }).click();
  await page.getByRole('menuitem', { name: 'Tomorrow' }).click();
  await expect(page.getByText('3 of 9 done')).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByRole('main')).toContainText(title ?? 'a title');

  await page.goBack();
  await expect(today.getByText('3 of 9 done')).toBeVisible();
  await expect(today.getByRole('link', { name: /left from before/ })).toHaveCount(0);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('[HM15] on a phone Today is visible without scrolling @gate', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, { sample: true });
  await page.goto('/');
  const first = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem').first();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const time of ['06:30', '13:00', '20:30'])
    test(`[HM15, TD1] the first task is at most 320 pixels from the top at ${time}`, async ({ page }) => {
      await signedInAt(page, `2026-11-23T${time}+01:00`, { sample: true });
      for (const address of ['/', '/today']) {
        await page.goto(address);
        const first = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem').first();
        await expect(first).toBeVisible();
        await expect(page.getByText(/^6 (appointments|earlier)/)).toBeVisible();
        expect((await first.boundingBox())?.y).toBeLessThanOrEqual(320);
      }
    });

  test('[TD1] the line of the appointments expands to all of them', async ({ page }) => {
    await signedInAt(page, '2026-11-23T13:00+01:00', { sample: true });
    await page.goto('/today');
    const list = page.getByRole('list', { name: 'By time' });
    await expect(page.getByText('6 appointments, next 13:00 Lunch with Leon')).toBeVisible();
    await expect(list).toHaveCount(0);
    await page.getByText('6 appointments, next 13:00 Lunch with Leon').tap();
    await expect(list.getByRole('listitem')).toHaveCount(6);
  });
});

test('[OF15] the line for a new task adds what an extension has set without an event', async ({
  fresh,
  page,
}) => {
  await page.goto('/today');
  await page.getByLabel('New task', { exact: true }).evaluate((line: HTMLInputElement) => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'Buy bread', line);
    line.form?.requestSubmit();
  });
  await fresh.sees('Buy bread');
});

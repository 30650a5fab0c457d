import { failedClient, jumpBy, lateClient } from '../support/clock-jump.ts';
import { isRed } from '../support/colours.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

const worksIn = (page: Page) => page.getByRole('list', { name: 'Works' }).getByRole('listitem');
const filterIn = (page: Page) => page.getByRole('radiogroup', { name: 'Priority' });
const elementsIn = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test('[DB1, DB2, DB3, DB5, DB6, DB7] all works, newest first, with badge, days left and a filter that the address keeps @gate', async ({
  page,
}) => {
  await signedInAt(page, '2020-11-18T12:00+01:00', { sample: true });
  await page.goto('/dashboard');
  const works = worksIn(page);
  await expect(works).toHaveText([
    /^Weekend in Lisbon.*Low.*7 days left.*View Details$/,
    /^Repaint the kitchen.*Low.*4 days left/,
    /^Portfolio website.*Medium.*9 days left/,
    /^Write thesis chapter 3.*High.*2 days left/,
    /^Half marathon training.*Medium.*28 days left/,
    /^Renew passport.*High.*Ended/,
  ]);
  const daysLeft = (text: string) => works.getByText(text, { exact: true });
  expect(await isRed(daysLeft('2 days left'))).toBe(true);
  expect(await isRed(daysLeft('Ended'))).toBe(true);
  expect(await isRed(daysLeft('4 days left'))).toBe(false);

  const statistics = page.getByLabel('Statistics');
  const all = 'Total Works6Active Works5Completed1High Priority2';
  await expect(statistics).toHaveText(all);
  const filter = filterIn(page);
  await expect(filter.getByRole('radio')).toHaveCount(4);
  await expect(filter.getByRole('radio', { name: 'All' })).toBeChecked();
  await filter.getByRole('radio', { name: 'High' }).check();
  await expect(works).toHaveText([/^Write thesis/, /^Renew passport/]);
  await expect(page).toHaveURL(/\/dashboard\?priority=high$/);
  await page.reload();
  await expect(works).toHaveText([/^Write thesis/, /^Renew passport/]);
  await expect(filter.getByRole('radio', { name: 'High' })).toBeChecked();
  await expect(statistics).toHaveText(all);

  await works.filter({ hasText: 'thesis' }).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write thesis chapter 3');
  await expect(page).toHaveURL(/\/work\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\?priority=high$/);
  await page.goto('/dashboard?priority=urgent');
  await expect(works).toHaveCount(6);
});

test('[DB10] on a phone the analytics panel is folded at first, and on a desktop it is always open', async ({
  seeded,
  page,
}) => {
  await page.goto('/dashboard');
  const panel = page.getByRole('region', { name: 'Analytics' });
  const priorities = panel.getByRole('table', { name: 'Priority distribution' });
  await seeded.sees('Completion rate');
  await expect(priorities).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(priorities).toBeHidden();
  await panel.getByRole('button', { name: 'Show' }).click();
  await expect(priorities).toBeVisible();
  await panel.getByRole('button', { name: 'Hide' }).click();
  await expect(priorities).toBeHidden();
});

test('[DB9, DB13, DB14, DB15, AW3, KA1] an empty list offers to add the first work, and the dialog presets the form @gate', async ({
  fresh,
  page,
}) => {
  await page.goto('/dashboard');
  const actions = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link');
  await expect(actions).toHaveText(['Timer', 'Calendar', 'Notifications', 'Analytics']);
  await fresh.sees('No works found');
  const first = page.getByRole('button', { name: 'Add Your First Work' });
  await filterIn(page).getByRole('radio', { name: 'Low' }).check();
  await expect(first).toHaveCount(0);
  await fresh.sees('No works found');
  await filterIn(page).getByRole('radio', { name: 'All' }).check();

  await first.click();
  const dialog = page.getByRole('dialog', { name: 'Add Work' });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await dialog.getByLabel('Title (optional)').fill('Never mind');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(first).toBeFocused();

  const add = page.getByRole('button', { name: 'Add Work' });
  await add.click();
  // The title is kept until the dialog is cancelled.
  await expect(dialog.getByLabel('Title (optional)')).toHaveValue('Never mind');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toBeFocused();
  await expect(page.getByLabel('Statistics')).toContainText('Total Works0');

  await add.click();
  await expect(dialog.getByLabel('Title (optional)')).toHaveValue('');
  await dialog.getByLabel('Title (optional)').fill('Garden shed');
  await dialog.getByRole('radio', { name: 'High' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/add-work$/);
  await expect(page.getByLabel('Title')).toHaveValue('Garden shed');
  await expect(page.getByRole('radio', { name: 'High' })).toBeChecked();
});

test('[DB1, DB7, DA19] ten thousand works keep the page small, even far down the list', async ({ page }) => {
  await signedIn(page, { works: 10_000 });
  await page.goto('/dashboard');
  await expect(worksIn(page).first()).toContainText('Seeded work 10000');
  // On Firebase it says 'Still loading' until all works are on this device.
  await expect(page.getByLabel('Statistics')).toContainText('Total Works10000', { timeout: 60_000 });
  expect(await elementsIn(page)).toBeLessThan(1_500);

  const lastPlace = () =>
    worksIn(page)
      .last()
      .getAttribute('aria-posinset')
      .then((place) => Number(place));
  await page.mouse.move(640, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 200_000);
    expect(await lastPlace()).toBeGreaterThan(3_000);
  }).toPass();
  expect(await elementsIn(page)).toBeLessThan(1_500);
  await expect(worksIn(page).last()).toContainText(/Seeded work \d+/);
});

/** The evening before a night in which the clocks change. */
const nights = [
  {
    zone: 'Pacific/Auckland',
    change: 'an hour is left out',
    evening: '2020-09-26T23:30+12:00',
    today: '2020-09-26',
    tomorrow: '2020-09-27',
    inAWeek: '2020-10-03',
  },
  {
    zone: 'America/St_Johns',
    change: 'an hour comes twice',
    evening: '2020-10-31T23:30-02:30',
    today: '2020-10-31',
    tomorrow: '2020-11-01',
    inAWeek: '2020-11-07',
  },
] as const;

for (const { zone, change, evening, today, tomorrow, inAWeek } of nights) {
  test.describe(`in ${zone}, the night in which ${change}`, () => {
    test.use({ timezoneId: zone });

    test(`[DB4, DB5, AW9, AW10, AW11, WD2, WD10] days are calendar days`, async ({
      page,
      expectedMessages,
    }) => {
      expectedMessages.push(failedClient, lateClient);
      const person = await signedInAt(page, evening);
      await page.goto('/add-work');
      await page.getByLabel('Title').fill('Night shift');
      await expect(page.getByLabel('Start date')).toHaveValue(today);
      await page.getByLabel('Duration (days)').fill('7');
      await expect(page.getByLabel('End date')).toHaveValue(inAWeek);
      await page.getByLabel('End date').fill(tomorrow);
      await expect(page.getByLabel('Duration (days)')).toHaveValue('1');
      await person.press('Save Work');
      await person.sees('1 day left');

      const day = page.getByRole('region').getByRole('heading', { level: 2 });
      await expect(day).toHaveText(new RegExp(` ${Number(today.slice(8))} .*Today$`));
      await person.press('Next day');
      await person.press('Previous day');
      await jumpBy(page, '45:00');
      await expect(page.getByText('Past days are read-only')).toBeVisible();
      await person.press('Next day');
      await expect(day).toHaveText(new RegExp(` ${Number(tomorrow.slice(8))} .*Today$`));
      await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
      await expect(worksIn(page)).toHaveText([/Ended/]);
      await jumpBy(page, '23:00:00');
      await page.reload();
      await expect(worksIn(page)).toHaveText([/Ended/]);
    });
  });
}

for (const way of ['Back', 'the link'] as const)
  test(`[DA19, KA1] ${way} from a work far down the list restores the scroll position`, async ({ page }) => {
    await signedIn(page, { works: 300 });
    await page.goto('/dashboard');
    const row = worksIn(page).filter({ has: page.getByTitle('Seeded work 40', { exact: true }) });
    await page.mouse.move(400, 600);
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      expect(await row.count()).toBe(1);
    }).toPass();
    await row.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(scrollY));
    const link = row.getByRole('link', { name: 'View Details' });
    await link.hover();
    const before = await place();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seeded work 40');
    if (way === 'Back') await page.goBack();
    else await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
  });

test('[DA19] 50 works are read at first, and more when scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signedIn(page, { works: 300 });
  await page.goto('/dashboard');
  await expect(page.getByLabel('Statistics')).toContainText('Total Works300', { timeout: 60_000 });
  const read = () => worksIn(page).first().getAttribute('aria-setsize');
  expect(await read()).toBe('50');
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 1_200);
  await expect.poll(read).toBe('100');
});

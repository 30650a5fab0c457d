import type { Page } from '@playwright/test';
import { failedClient, jumpBy, lateClient } from '../support/clock-jump.ts';
import { allowNotifications, notificationsOn } from '../support/notified.ts';
import { Person } from '../support/person.ts';
import { saved } from '../support/saving.ts';
import { entersRemembered } from '../support/signed-in.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(failedClient, lateClient);
});

const morning = '2026-11-18T09:00+01:00';
const ahead = 'Upcoming Reminder: Call Mira starts in 10 minutes (9:30 AM)';

const history = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem');

async function addReminder(page: Page) {
  await page.getByRole('button', { name: 'Add Reminder' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reminder Title').fill('Call Mira');
  await dialog.getByLabel('Date').fill('2026-11-18');
  await dialog.getByLabel('Time', { exact: true }).fill('09:30');
  await dialog.getByRole('button', { name: 'Add Reminder' }).click();
}

const isPlanned = (page: Page) =>
  page.evaluate(() => (localStorage.getItem('scheduledNotifications') ?? '').includes('exactTime'));

test('[RC3, NC6] a notification that is read on one device disappears from the other within five seconds', async ({
  page,
  browser,
  product,
}) => {
  await allowNotifications(page);
  const person = await signedInAt(page, morning);
  const elsewhere = await browser.newContext({ baseURL: product, permissions: ['notifications'] });
  const other = await elsewhere.newPage();
  await other.clock.install({ time: new Date(morning) });
  await entersRemembered(new Person(other, person));
  for (const device of [page, other]) {
    await device.goto('/reminders');
    await expect(device.getByText('No reminders yet')).toBeVisible();
  }
  await addReminder(page);
  for (const device of [page, other]) await expect.poll(() => isPlanned(device)).toBe(true);
  await saved(page);

  for (const device of [page, other]) {
    await jumpBy(device, '20:00');
    await expect.poll(() => notificationsOn(device)).toEqual([ahead]);
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(history(page)).toContainText('on this computer at');
  await expect(history(page)).toContainText('on your other computer at');
  await history(page).getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(() => notificationsOn(other), { timeout: 5_000 }).toEqual([]);
  await expect.poll(() => notificationsOn(page)).toEqual([]);
  await elsewhere.close();
});

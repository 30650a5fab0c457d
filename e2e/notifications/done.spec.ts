import { failedClient, jumpBy, lateClient } from '../support/clock-jump.ts';
import { activeWorker, pressNotification } from '../support/notification-press.ts';
import { addReminder, bell, history, notificationsOn, notifiedAt } from '../support/notified.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(failedClient, lateClient);
});

const ahead = 'Upcoming Reminder: Call Mira starts in 10 minutes (9:30 AM)';

test("[NF33] 'Done' on a notification with no tab open closes it, and the next tab stores it @gate", async ({
  page,
}) => {
  await notifiedAt(page);
  await addReminder(page, 'Call Mira', '09:30');
  await jumpBy(page, '20:00');
  await expect.poll(() => notificationsOn(page)).toEqual([ahead]);
  const worker = await activeWorker(page);
  // A file of the product, not one of its screens.
  await page.goto('/config.json');
  await pressNotification(worker, 'done');
  expect(await notificationsOn(page)).toEqual([]);

  await page.goto('/reminders');
  await expect(page.getByRole('button', { name: '1 done' })).toBeVisible();
  await bell(page).click();
  await expect(history(page)).toContainText('Call Mira');
  await expect(history(page).getByRole('button')).toHaveCount(0);
  await jumpBy(page, '11:00');
  expect(await notificationsOn(page)).toEqual([]);
});

test('[NC7, NF32] a reminder is put off in the inbox, notifies then, and is done there', async ({ page }) => {
  const person = await notifiedAt(page);
  await addReminder(page, 'Call Mira', '09:30');
  await jumpBy(page, '20:00');
  await expect.poll(() => notificationsOn(page)).toEqual([ahead]);
  await bell(page).click();
  const choose = async (item: string | RegExp) => {
    await history(page).first().getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose(/^In an hour/);
  await person.sees(/Snoozed until 10:2/);
  await expect.poll(() => notificationsOn(page)).toEqual([]);
  await jumpBy(page, '11:00');
  expect(await notificationsOn(page)).toEqual([]);
  await jumpBy(page, '50:00');
  await expect
    .poll(() => notificationsOn(page))
    .toEqual([expect.stringMatching(/^Reminder: Call Mira was snoozed until now/)]);
  await choose('Done');
  await person.sees('Reminder done');
  await expect.poll(() => notificationsOn(page)).toEqual([]);
});

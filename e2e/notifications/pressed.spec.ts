import { failedClient, jumpBy, lateClient, openUntilIdle } from '../support/clock-jump.ts';
import { activeWorker, pressesOf, pressNotification, recordPresses } from '../support/notification-press.ts';
import { addReminder, bell, history, notificationsOn, notifiedAt } from '../support/notified.ts';
import { expect, test } from '../support/test.ts';
import { addWork, openWork } from '../support/works.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(failedClient, lateClient);
});

const ahead = 'Upcoming Reminder: Call Mira starts in 10 minutes (9:30 AM)';

test('[NF11, NF25] a reminder fires in a tab that started at a work, and a press on it opens the reminders there', async ({
  page,
}) => {
  await notifiedAt(page);
  await addReminder(page, 'Call Mira', '09:30');
  await addWork(page, 'Thesis');
  const address = await openWork(page, 'Thesis');
  await openUntilIdle(page, () => page.goto(address));
  await jumpBy(page, '20:00');
  await expect.poll(() => notificationsOn(page)).toEqual([ahead]);

  const worker = await activeWorker(page);
  await recordPresses(worker);
  await pressNotification(worker, '');
  await expect(page).toHaveURL(/\/reminders$/);
  await expect(page.getByRole('heading', { name: 'Quick Reminders' })).toBeVisible();
  const { opened, focused } = await pressesOf(worker);
  expect([opened, focused.length]).toEqual([[], 1]);
  expect(await notificationsOn(page)).toEqual([]);
});

test("[NF26] 'Snooze 5min' closes a notification, and it returns five minutes later @gate", async ({
  page,
}) => {
  await notifiedAt(page);
  await addReminder(page, 'Call Mira', '09:30');
  await jumpBy(page, '20:00');
  await expect.poll(() => notificationsOn(page)).toEqual([ahead]);
  await bell(page).click();
  await pressNotification(await activeWorker(page), 'snooze');
  await expect(history(page)).toContainText('put off until');
  expect(await notificationsOn(page)).toEqual([]);
  await jumpBy(page, '03:00');
  expect(await notificationsOn(page)).toEqual([]);
  await jumpBy(page, '02:00');
  await expect.poll(() => notificationsOn(page)).toEqual([ahead]);
});

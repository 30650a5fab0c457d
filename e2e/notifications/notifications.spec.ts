import { failedClient, jumpBy, lateClient } from '../support/clock-jump.ts';
import { logOut } from '../support/log-out.ts';
import {
  addReminder,
  allowNotifications,
  bell,
  history,
  notificationsOn,
  notifiedAt,
  plannedOn,
  upcoming,
} from '../support/notified.ts';
import { expect, signedIn, test } from '../support/test.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(failedClient, lateClient);
});

test('[NF11, NF16, NF21, NF22, NF23, RC2, NC2, NC3, NC4] a reminder notifies twice, and the bell and its page show it @gate', async ({
  page,
}) => {
  await notifiedAt(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  await addReminder(page, 'Call Mira', '09:30');
  await bell(page).click();
  await expect(upcoming(page)).toHaveCount(2);
  await expect(upcoming(page).first()).toContainText('Call Mira');
  await expect(page.getByText('No notifications yet')).toBeVisible();

  await jumpBy(page, '20:00');
  await expect
    .poll(() => notificationsOn(page))
    .toEqual(['Upcoming Reminder: Call Mira starts in 10 minutes (9:30 AM)']);
  await expect(history(page)).toHaveCount(1);
  await expect(history(page)).toContainText('Shown on this computer at 09:20');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');

  await jumpBy(page, '10:00');
  await expect.poll(() => notificationsOn(page)).toHaveLength(2);
  await expect(history(page)).toHaveCount(2);
  await expect(history(page).first()).toContainText('Call Mira is starting now (9:30 AM)');
  await history(page).first().getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(() => notificationsOn(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => notificationsOn(page)).toEqual([]);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(history(page)).toHaveCount(2);
  await expect(page.getByText('Unread', { exact: true })).toHaveCount(1);
});

test('[NF17, RM11] an edit moves the notifications, and a delete cancels them and removes those on the screen @gate', async ({
  page,
}) => {
  await notifiedAt(page);
  await addReminder(page, 'Call Mira', '09:30');
  await page.getByRole('button', { name: 'Edit reminder' }).click();
  await page.getByRole('dialog').getByLabel('Time', { exact: true }).fill('10:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => plannedOn(page)).toEqual(['2026-11-18T10:00']);
  await jumpBy(page, '40:00');
  expect(await notificationsOn(page)).toEqual([]);
  await jumpBy(page, '10:00');
  await expect.poll(() => notificationsOn(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete reminder' }).click();
  await expect.poll(() => notificationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => plannedOn(page)).toEqual(['2026-11-18T10:00']);
  await jumpBy(page, '10:00');
  await expect.poll(() => notificationsOn(page)).toEqual(['Reminder: Call Mira is starting now (10:00 AM)']);
});

test('[NF19, NC3] notifications due during eight hours of sleep are listed as missed, and not shown', async ({
  page,
}) => {
  await notifiedAt(page);
  await addReminder(page, 'Call Mira', '11:00');
  await jumpBy(page, '08:00:00');
  await bell(page).click();
  await expect(history(page)).toHaveCount(2);
  await expect(history(page).first()).toContainText('Missed');
  await expect(history(page).first()).toContainText('Not shown: no device was awake');
  expect(await notificationsOn(page)).toEqual([]);
});

test('[NF26, NC5] a snooze on the page shows the same notification again five minutes later', async ({
  page,
}) => {
  await notifiedAt(page);
  await addReminder(page, 'Call Mira', '09:15');
  await bell(page).click();
  await expect(upcoming(page)).toHaveCount(2);
  await jumpBy(page, '15:00');
  await expect.poll(() => notificationsOn(page)).toContain('Reminder: Call Mira is starting now (9:15 AM)');
  await history(page).first().getByRole('button', { name: 'Snooze 5min' }).click();
  await expect(history(page).first()).toContainText('put off until 09:20');
  await expect
    .poll(() => notificationsOn(page))
    .not.toContain('Reminder: Call Mira is starting now (9:15 AM)');
  await jumpBy(page, '05:00');
  await expect.poll(() => notificationsOn(page)).toContain('Reminder: Call Mira is starting now (9:15 AM)');
});

test('[NF28] after log-out no notification is left, and no further one appears', async ({ page }) => {
  const person = await notifiedAt(page);
  await addReminder(page, 'Call Mira', '09:15');
  await jumpBy(page, '05:00');
  await expect.poll(() => notificationsOn(page)).toHaveLength(1);
  await logOut(person);
  expect(await notificationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('scheduledNotifications'))).toBeNull();
  await jumpBy(page, '20:00');
  expect(await notificationsOn(page)).toEqual([]);
});

test(
  '[NF28] after a session that ended without a log-out the next user sees and gets none of its notifications',
  onlyEmbedded('on Firebase the next one enters after a log-out'),
  async ({ page }) => {
    await notifiedAt(page);
    await addReminder(page, 'Call Mira', '09:15');
    await jumpBy(page, '05:00');
    await expect.poll(() => notificationsOn(page)).toHaveLength(1);
    const next = await signedIn(page, {});
    await page.goto('/reminders');
    await next.sees('No reminders yet');
    await expect.poll(() => notificationsOn(page)).toEqual([]);
    await addReminder(page, 'Buy bread', '11:00');
    expect(await plannedOn(page)).toEqual(['2026-11-18T11:00']);
    await jumpBy(page, '20:00');
    await bell(page).click();
    await next.sees('No notifications yet');
    expect(await notificationsOn(page)).toEqual([]);
  },
);

test('[NF20] with three tabs open each notification is shown once', async ({ page, context }) => {
  await notifiedAt(page);
  await addReminder(page, 'Call Mira', '09:15');
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto('/notifications');
    await expect(upcoming(other)).toHaveCount(2);
  }
  for (const [count, time] of ['05:00', '10:00'].entries()) {
    await jumpBy(page, time);
    await expect.poll(() => notificationsOn(page)).toHaveLength(count + 1);
  }
  await bell(page).click();
  await expect(history(page)).toHaveCount(2);
});

test.describe('the permission prompt', () => {
  test.use({ isAskedToNotify: true });

  test('[NF1, NF3, NF4] appears once, can be postponed for the session, and appears again with the reminders', async ({
    fresh,
    page,
  }) => {
    await page.goto('/');
    const question = page.getByRole('region', { name: 'Turn on notifications?' });
    await question.getByRole('button', { name: 'Maybe Later' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('link', { name: 'Notes' }).first().click();
    await fresh.sees('No notes yet');
    await expect(question).toBeHidden();
    await page.getByRole('link', { name: 'Reminders' }).first().click();
    await expect(question).toBeVisible();
    await allowNotifications(page);
    await expect(question).toBeHidden();
    await bell(page).click();
    await expect(page.getByRole('heading', { name: 'Notifications are on' })).toBeVisible();
    await page.getByRole('button', { name: 'Send a test notification' }).click();
    await expect
      .poll(() => notificationsOn(page))
      .toEqual(['Test notification: Notifications reach this device.']);
  });
});

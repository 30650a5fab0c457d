import { expect, test } from '../support/breakable-test.ts';
import { failedClient, jumpBy, lateClient } from '../support/clock-jump.ts';
import { addReminder, bell, history, notificationsOn, notifiedAt, upcoming } from '../support/notified.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(/Failed to load resource/, failedClient, lateClient);
});

for (const [fault, answer] of [
  ['answers 404', { status: 404 }],
  ['answers with a page', { status: 200, body: '<!doctype html><title>Login</title>', type: 'text/html' }],
  ['cuts the connection', { reset: true }],
] as const) {
  test(`[ER44, RC1] when the address of the worker ${fault} the page says so, lists what was due, and recovers`, async ({
    page,
    breakable,
    expectedMessages,
  }) => {
    expectedMessages.push(
      /Failed to initialize notifications/,
      /Notifications are not prepared/,
      /The browser does not show a notification/,
      /The notifications are behind/,
      /A bad HTTP response code|The script has an unsupported MIME type|An unknown error occurred/,
    );
    breakable.faults = (path) => (path === '/firebase-messaging-sw.js' ? answer : undefined);
    const person = await notifiedAt(page);
    await expect(person.toast(/^Failed to initialize notifications: /)).toBeVisible();
    await addReminder(page, 'Call Mira', '09:15');
    await jumpBy(page, '05:00');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await bell(page).click();
    await expect(history(page)).toHaveCount(1);
    await expect(history(page)).toContainText('Not shown: the system did not show it');

    breakable.mend();
    // The last seconds pass by themselves: a jump would also end the time that the worker has to start.
    await jumpBy(page, '09:50');
    await expect.poll(() => notificationsOn(page)).toEqual(['Reminder: Call Mira is starting now (9:15 AM)']);
  });
}

test("[NF14] when the code of a module's notifications is missing the list says so, and Retry plans them", async ({
  page,
  breakable,
  expectedMessages,
}) => {
  expectedMessages.push(
    /Refused to execute script/,
    /cannot be planned/,
    /cannot be loaded/,
    /Federation Runtime/,
    /ChunkLoadError|preload/i,
  );
  breakable.faults = (path) => (/\/m\/planner\/.*\/notifications\./.test(path) ? { status: 404 } : undefined);
  await notifiedAt(page);
  await bell(page).click();
  const notice = page.getByText('Reminders cannot be planned at the moment');
  await expect(notice).toBeVisible();
  breakable.mend();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(notice).toBeHidden();
  await page.goBack();
  await addReminder(page, 'Call Mira', '09:15');
  await bell(page).click();
  await expect(upcoming(page)).toHaveCount(2);
});

import { jumpBy } from '../support/clock-jump.ts';
import { expect, test } from '../support/test.ts';
import { addReminder, bell, history, notificationsOn, notifiedAt } from '../support/notified.ts';

test.use({ serviceWorkers: 'allow' });

test('[RC1, NF20] the next page shows a notification that a page claimed but did not show before its reload', async ({
  page,
}) => {
  // The system takes so long that the page is gone before it shows anything.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('quick')) return;
    ServiceWorkerRegistration.prototype.showNotification = () => new Promise(() => undefined);
  });
  await notifiedAt(page);
  await addReminder(page, 'Call Mira', '09:05');
  await jumpBy(page, '05:00');
  const isClaimed = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve, reject) => {
          const opening = indexedDB.open('dayloom-notifications');
          opening.addEventListener('error', () => reject(new Error('The ledger cannot be opened.')));
          opening.addEventListener('success', () => {
            const count = opening.result.transaction('shown').objectStore('shown').count();
            count.addEventListener('success', () => {
              opening.result.close();
              resolve(count.result > 0);
            });
          });
        }),
    );
  await expect.poll(isClaimed).toBe(true);
  await page.evaluate(() => sessionStorage.setItem('quick', 'yes'));
  await page.reload();
  await bell(page).click();
  await expect(history(page)).toHaveCount(0);
  expect(await notificationsOn(page)).toEqual([]);
  await jumpBy(page, '00:12');
  await expect.poll(() => notificationsOn(page)).toEqual(['Reminder: Call Mira is starting now (9:05 AM)']);
  await expect(history(page)).toHaveCount(1);
  await expect(history(page)).toContainText('Shown on this computer at 09:05');
});

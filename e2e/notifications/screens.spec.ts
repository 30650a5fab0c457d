import { failedClient, jumpBy, lateClient } from '../support/clock-jump.ts';
import { addReminder, history, notifiedAt } from '../support/notified.ts';
import { watchPages } from '../support/page-watch.ts';
import { expect, signedIn, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('the permission prompt', () => {
  test.use({ isAskedToNotify: true });

  for (const [name, options] of [
    ['a phone', phone],
    ['a wide window', {}],
  ] as const)
    test.describe(`on ${name}`, () => {
      test.use(options);

      test('[NF1, NF4, ER51] moves nothing when it appears', async ({ page }) => {
        const watched = await watchPages(page);
        await signedIn(page, { sample: true });
        const question = page.getByRole('region', { name: 'Turn on notifications?' });
        for (const address of ['/calendar', '/reminders', '/dashboard']) {
          await page.goto(address);
          await expect(question).toBeVisible();
          const { shift, moved } = await watched();
          // Shifts between neighbouring buttons of the header are smaller than this.
          expect(shift, `${address}: ${moved.join(', ')}`).toBeLessThan(0.001);
        }
      });

      test('[NF1, KA5] covers nothing permanently: the end of a page scrolls above it', async ({ page }) => {
        await signedIn(page, { sample: true });
        await page.goto('/calendar?view=week');
        const question = page.getByRole('region', { name: 'Turn on notifications?' });
        await expect(question).toBeVisible();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        // Not a part of it: by the time of day, a part that scrolls itself reaches further down.
        const end = await page.getByRole('main').boundingBox();
        const top = (await question.boundingBox())?.y ?? 0;
        expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
        const footer = await page.locator('footer').boundingBox();
        expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top);
      });

      test('[SH20] is not printed, in the page either', async ({ page }) => {
        await signedIn(page, { sample: true });
        for (const address of ['/dashboard', '/reminders']) {
          await page.goto(address);
          const question = page.getByRole('region', { name: 'Turn on notifications?' });
          await expect(question).toBeVisible();
          await page.emulateMedia({ media: 'print' });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(question).toBeHidden();
          await page.emulateMedia({ media: 'screen' });
        }
      });
    });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('[SH5, NC3, NC4] the bell leads to the reminders, and their line to the entries it counts, whose texts use the full width of the screen', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(failedClient, lateClient);
    await notifiedAt(page);
    await addReminder(page, 'Call Mira about the long weekend', '09:15');
    await jumpBy(page, '05:00');
    await page.goto('/notes');
    await page.getByRole('banner').getByRole('link', { name: 'Reminders, 1 unread notification' }).click();
    await expect(page).toHaveURL(/\/reminders$/);
    await page.getByRole('link', { name: '1 unread notification', exact: true }).click();
    await expect(page).toHaveURL(/\/notifications$/);
    const row = history(page).first();
    const words = row.getByRole('link');
    await expect(words).toBeInViewport();
    await expect(row.getByRole('button', { name: 'Snooze 5min' })).toBeInViewport();
    const [of, all] = [await words.boundingBox(), await row.boundingBox()];
    expect((of?.width ?? 0) / (all?.width ?? 1)).toBeGreaterThan(0.8);
  });
});

import { expect, type Page } from '@playwright/test';
import { signedInAt } from './signed-in-at.ts';

/** What is on the screen of this device, as the system has it, the earliest first. */
export const notificationsOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // In turn with the product: Chromium forgets what it is showing while somebody asks what is shown.
    const all = await navigator.locks.request(
      'dayloom-notifications-screen',
      async () => (await registration?.getNotifications()) ?? [],
    );
    return all.map(({ title, body }) => `${title}: ${body}`);
  });

export const allowNotifications = (page: Page) => page.context().grantPermissions(['notifications']);

/** Before noon of a past day: the access rules take no record of the future. */
export const morning = '2026-11-18T09:00+01:00';

/** What was told, the latest first. */
export const history = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem');
export const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming' }).getByRole('listitem');
export const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

/** Somebody who is notified here, at nine in the morning, with the reminders open. */
export async function notifiedAt(page: Page) {
  await allowNotifications(page);
  const person = await signedInAt(page, morning);
  await page.goto('/reminders');
  await person.sees('No reminders yet');
  return person;
}

/** The starts of what is planned here, in local time. */
export const plannedOn = (page: Page) =>
  page.evaluate(() => {
    const entries = JSON.parse(localStorage.getItem('scheduledNotifications') ?? '[]') as readonly {
      readonly exactTime: string;
    }[];
    // Sweden writes dates as ISO does.
    return entries.map(({ exactTime }) =>
      new Date(exactTime).toLocaleString('sv').slice(0, 16).replace(' ', 'T'),
    );
  });

/** By the form, at the time of this day; the product has planned it then. */
export async function addReminder(page: Page, title: string, time: string) {
  await page.getByRole('button', { name: 'Add Reminder' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reminder Title').fill(title);
  await dialog.getByLabel('Date').fill('2026-11-18');
  await dialog.getByLabel('Time', { exact: true }).fill(time);
  await dialog.getByRole('button', { name: 'Add Reminder' }).click();
  await expect.poll(() => plannedOn(page)).toContain(`2026-11-18T${time}`);
}

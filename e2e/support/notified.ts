import { expect, type Page } from '@playwright/test';
import { signedInAt } from './signed-in-at.ts';

/** The notifications that the system shows on this device, the earliest first. */
export const notificationsOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // Uses the product's lock: Chromium loses a notification that is shown while another call lists them.
    const all = await navigator.locks.request(
      'dayloom-notifications-screen',
      async () => (await registration?.getNotifications()) ?? [],
    );
    return all.map(({ title, body }) => `${title}: ${body}`);
  });

export const allowNotifications = (page: Page) => page.context().grantPermissions(['notifications']);

/** Before noon of a past day, because the access rules deny records of the future. */
export const morning = '2026-11-18T09:00+01:00';

/** The past notifications, the latest first. */
export const history = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem');
export const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming' }).getByRole('listitem');
export const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

/** A user who gets notifications on this page, at nine in the morning, with the reminders open. */
export async function notifiedAt(page: Page) {
  await allowNotifications(page);
  const person = await signedInAt(page, morning);
  await page.goto('/reminders');
  await person.sees('No reminders yet');
  return person;
}

/** The starts of the planned notifications on this device, in local time. */
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

/** Adds a reminder for today with the form, and waits until it is planned. */
export async function addReminder(page: Page, title: string, time: string) {
  await page.getByRole('button', { name: 'Add Reminder' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reminder Title').fill(title);
  await dialog.getByLabel('Date').fill('2026-11-18');
  await dialog.getByLabel('Time', { exact: true }).fill(time);
  await dialog.getByRole('button', { name: 'Add Reminder' }).click();
  await expect.poll(() => plannedOn(page)).toContain(`2026-11-18T${time}`);
}

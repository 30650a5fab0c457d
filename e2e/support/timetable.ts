import { expect, type Locator, type Page } from '@playwright/test';
import { untilMessage } from './until-message.ts';

export const activitiesIn = (page: Page) =>
  page.getByRole('list', { name: 'Activities' }).getByRole('listitem');
/** The button above the day, not those of its hours. */
export const addActivityButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add Activity', exact: true });
export const addDialog = (page: Page) => page.getByRole('dialog', { name: /^Add Activity for / });
export const dayIn = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

interface Typed {
  readonly title: string;
  readonly start: string;
  readonly end: string;
}

/** Fills in the form of an activity. */
export async function fillActivity(dialog: Locator, { title, start, end }: Typed) {
  await dialog.getByLabel('Activity Title').fill(title);
  await dialog.getByLabel('Start Time').fill(start);
  await dialog.getByLabel('End Time').fill(end);
}

/** Adds an activity on the selected day of the open timetable. */
export async function addActivity(page: Page, typed: Typed) {
  await addActivityButton(page).click();
  const dialog = addDialog(page);
  await fillActivity(dialog, typed);
  await untilMessage(page, 'Activity added successfully', () =>
    dialog.getByRole('button', { name: 'Add Activity' }).click(),
  );
  await expect(activitiesIn(page).filter({ hasText: typed.title })).toBeVisible();
}

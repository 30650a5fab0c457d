import { expect, type Page } from '@playwright/test';
import { untilMessage } from './until-message.ts';

export const worksIn = (page: Page) => page.getByRole('list', { name: 'Works' }).getByRole('listitem');

export const tasksIn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete task' }) });

export const taskIn = (page: Page, title: string) => tasksIn(page).filter({ hasText: title });

/** Adds a work of two weeks starting today. Returns on the dashboard, which shows it. */
export async function addWork(page: Page, title: string, description = '') {
  await page.goto('/add-work');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  await untilMessage(page, 'Work added successfully', () =>
    page.getByRole('button', { name: 'Save Work' }).click(),
  );
  await page.goto('/dashboard');
  await expect(worksIn(page).filter({ hasText: title })).toBeVisible();
}

/** Opens a work from the dashboard's list. Returns its address. */
export async function openWork(page: Page, title: string): Promise<string> {
  await page.goto('/dashboard');
  await worksIn(page).filter({ hasText: title }).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return new URL(page.url()).pathname;
}

/** Adds a task to the open work. Returns when the screen says that it is saved. */
export async function addTask(page: Page, title: string) {
  await page.getByLabel('New task').fill(title);
  await untilMessage(page, 'Task added successfully', () => page.getByLabel('New task').press('Enter'));
  await expect(taskIn(page, title)).toBeVisible();
}

export async function tickTask(page: Page, title: string) {
  await untilMessage(page, 'Task marked as complete', () =>
    taskIn(page, title).getByRole('button', { name: 'Mark Done' }).click(),
  );
  await expect(taskIn(page, title).getByRole('button', { name: 'Done', exact: true })).toBeVisible();
}

export const deleteTask = (page: Page, title: string) =>
  untilMessage(page, 'Task deleted successfully', () =>
    taskIn(page, title).getByRole('button', { name: 'Delete task' }).click(),
  );

/** Opens the form of the open work with its current values. */
export async function editWork(page: Page) {
  await page.getByRole('button', { name: 'Edit Work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Work' });
  await expect(dialog).toBeVisible();
  return {
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    async save() {
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
    },
  };
}

/** Deletes the open work. Returns on the dashboard. */
export async function deleteWork(page: Page) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Work' }).click();
  await page.getByRole('dialog', { name: 'Delete Work' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

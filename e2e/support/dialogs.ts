import { expect, type Page } from '@playwright/test';
import { shortcutsAreReady } from './keyboard.ts';
import { openSampleWork } from './screens.ts';

/** A dialog that opens above a screen of the sample data. */
export interface Dialog {
  readonly name: string;
  open(page: Page): Promise<unknown>;
}

const byAddress = (name: string, address: string): Dialog => ({
  name,
  open: (page) => page.goto(address),
});
const byKeys = (name: string, keys: string): Dialog => ({
  name,
  open: async (page) => {
    await page.goto('/');
    await shortcutsAreReady(page);
    await page.keyboard.press(keys);
  },
});

/** Opens the phone's menu, or the account menu. */
async function openMenu(page: Page) {
  await page.goto('/');
  await shortcutsAreReady(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.or(page.getByRole('button', { name: 'Account', exact: true })).click();
}

export const dialogs: readonly Dialog[] = [
  byAddress('Add Note', '/notes?new='),
  byAddress('Add Goal', '/goals?new='),
  byAddress('Add Reminder', '/reminders?new='),
  byAddress('Add Activity', '/timetable?new='),
  byKeys('Search and commands', 'Control+K'),
  byKeys('Keyboard shortcuts', '?'),
  byKeys('Quick add', 'n'),
  {
    name: 'About Dayloom',
    open: async (page) => {
      await openMenu(page);
      const menu = page
        .getByRole('dialog', { name: 'Menu' })
        .or(page.getByRole('group', { name: 'Account', exact: true }));
      await menu.getByRole('button', { name: 'About' }).click();
    },
  },
  {
    name: 'Steps and note',
    open: async (page) => {
      await openSampleWork(page);
      await page.getByRole('button', { name: 'All tasks' }).click();
      await page.getByRole('button', { name: 'Task actions' }).first().click();
      await page.getByRole('menuitem', { name: 'Steps and note' }).click();
    },
  },
  {
    name: 'Snooze Reminder',
    open: async (page) => {
      await page.goto('/reminders');
      await page.getByRole('button', { name: 'More actions' }).first().click();
      await page.getByRole('menuitem', { name: 'Snooze...' }).click();
    },
  },
  {
    name: 'Duplicate Work',
    open: async (page) => {
      await openSampleWork(page);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Duplicate...' }).click();
    },
  },
  {
    name: 'Delete Work',
    open: async (page) => {
      await openSampleWork(page);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete Work' }).click();
    },
  },
];

/** Opens a dialog and waits for it. */
export async function openDialog(page: Page, { open }: Dialog) {
  await open(page);
  await expect(page.getByRole('dialog').last()).toBeVisible();
}

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const slideMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const labels = (navigation: Locator) => navigation.getByRole('link');

test('[SH3, SH4, SH6, SH7, SH8] on a phone a menu slides in and a bar is at the bottom; from 768 pixels on the desktop has a footer @gate', async ({
  seeded,
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await seeded.sees('Recent Tasks');
  await expect(main(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(slideMenu(page)).toHaveCount(0);

  await seeded.press('Menu');
  await expect(labels(slideMenu(page))).toHaveText([
    'Home',
    'Today',
    'Dashboard',
    'Timer',
    'Notes',
    'Reminders',
    'Meditation',
    'Timetable',
    'Profile',
    'Goals',
    'Calendar',
    'Analytics',
    'Notifications',
  ]);
  await slideMenu(page).getByRole('button', { name: 'Close' }).click();
  await expect(slideMenu(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  for (const [name, address] of [
    ['Today', '/today'],
    ['Dashboard', '/dashboard'],
    ['Timer', '/timer'],
    ['Reminders', '/reminders'],
    ['Meditation', '/meditation'],
    ['Timetable', '/timetable'],
    ['Profile', '/profile'],
    ['Goals', '/goals'],
    ['Calendar', '/calendar'],
    ['Analytics', '/analytics'],
    ['Notifications', '/notifications'],
    ['Home', '/'],
    ['Notes', '/notes'],
  ] as const) {
    await seeded.press('Menu');
    await slideMenu(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(slideMenu(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await seeded.press('Menu');
  await expect(slideMenu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(slideMenu(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/notes');
  await expect(slideMenu(page)).toHaveCount(0);

  await expect(labels(bottomBar(page))).toHaveText(['Home', 'Tasks', 'Schedule', 'Profile']);
  for (const [name, address] of [
    ['Tasks', '/dashboard'],
    ['Schedule', '/timetable'],
    ['Profile', '/profile'],
    ['Home', '/'],
  ] as const) {
    await bottomBar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
  const bar = await bottomBar(page).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(phone.height);
  const add = await bottomBar(page).getByRole('button', { name: 'Quick add' }).boundingBox();
  expect((add?.x ?? 0) + (add?.width ?? 0) / 2).toBe((bar?.x ?? 0) + (bar?.width ?? 0) / 2);

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(bottomBar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bottomBar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(main(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('[SH2, SH3, SH7] a visitor on a phone has the menu with Login and Sign Up, and no bar', async ({
  visitor,
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(bottomBar(page)).toHaveCount(0);
  await visitor.press('Menu');
  await expect(labels(slideMenu(page))).toHaveText(['Home', 'Login', 'Sign Up']);
  await page.keyboard.press('Escape');
  await expect(slideMenu(page)).toHaveCount(0);
  await visitor.press('Menu');
  await slideMenu(page).getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(slideMenu(page)).toHaveCount(0);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {{ name: string, address: string, open?: (page: import('@playwright/test').Page) => Promise<unknown> }} View
 *   a screen, or the dialog that `open` opens above it
 */

/** Opens a dialog of the shell with its keyboard shortcut. @param {string} keys */
const byKeys = (keys) => async (/** @type {import('@playwright/test').Page} */ page) => {
  await page.keyboard.press(keys);
  await page.locator('dialog[open], [role=dialog], [role=combobox]').first().waitFor();
};

/** Opens the phone's menu, or the account menu. @param {import('@playwright/test').Page} page */
async function openMenu(page) {
  const buttons = ['Menu', 'Account'].map((name) => page.getByRole('button', { name, exact: true }));
  for (const button of buttons) if (await button.isVisible()) return button.click();
}

/** The shell's own addresses from `apps/shell/src/paths.ts`, and an unknown one. @type {View[]} */
const ownOfShell = [
  { name: 'home', address: '/' },
  { name: 'notifications', address: '/notifications' },
  { name: 'unknown address', address: '/nowhere' },
];

/** @type {View[]} */
export const publicViews = [
  { name: 'landing', address: '/' },
  { name: 'login', address: '/login' },
  { name: 'sign up', address: '/signup' },
];

/** @type {View[]} */
const dialogsOfShell = [
  { name: 'command palette', address: '/', open: byKeys('Control+k') },
  { name: 'shortcuts', address: '/', open: byKeys('?') },
  { name: 'quick add', address: '/', open: byKeys('n') },
  { name: 'menu', address: '/', open: openMenu },
  {
    name: 'about',
    address: '/',
    open: async (page) => {
      await openMenu(page);
      const menu = page
        .getByRole('dialog', { name: 'Menu' })
        .or(page.getByRole('group', { name: 'Account', exact: true }));
      await menu.getByRole('button', { name: 'About' }).click();
      await page.getByRole('dialog', { name: 'About Dayloom' }).waitFor();
    },
  },
];

/**
 * The descriptors of the modules in a release.
 * @param {string} folder
 * @returns {Promise<import('../../tools/apps.mjs').Descriptor[]>}
 */
export async function descriptorsOf(folder) {
  /** @type {{ modules: { descriptor: import('../../tools/apps.mjs').Descriptor }[] }} */
  const { modules } = JSON.parse(await readFile(join(folder, 'modules.json'), 'utf8'));
  return modules.map(({ descriptor }) => descriptor);
}

/**
 * Every screen of a signed-in user and every form with an address, from the descriptors of the modules in a release,
 * then the dialogs of the shell.
 * @param {string} folder of the release
 * @param {(pattern: string) => string | undefined} addressOf an address that matches a route with a record's id
 * @returns {Promise<View[]>}
 */
export async function ownViews(folder, addressOf) {
  const descriptors = await descriptorsOf(folder);
  const screens = descriptors.flatMap(({ routes }) =>
    routes.flatMap(({ id, path }) => {
      const address = path.includes(':') ? addressOf(path) : path;
      return address === undefined ? [] : [{ name: id, address }];
    }),
  );
  const forms = descriptors.flatMap(({ commands = [] }) =>
    commands.flatMap(({ id, to }) =>
      to?.includes('?') ? [{ name: id.replace('-', ' '), address: to }] : [],
    ),
  );
  return [...ownOfShell, ...screens, ...forms, ...dialogsOfShell];
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** Waits for the search button, because shortcuts load together with it after the first screen is shown. */
async function openAt(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
}

const findings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

test('[KA7] every kind of record is found by its text and opened with the keyboard alone @gate', async ({
  seeded,
  page,
}) => {
  const { keyboard } = page;
  const find = async (typed: string, name: RegExp) => {
    await keyboard.press('ControlOrMeta+K');
    await expect(field(page)).toBeFocused();
    await keyboard.type(typed);
    await expect(option(page, name)).toBeVisible();
    while ((await option(page, name).getAttribute('aria-selected')) !== 'true')
      await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(field(page)).toHaveCount(0);
  };
  await openAt(page, '/profile');
  await find('weekend lisb', /Weekend in Lisbon Work/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekend in Lisbon');
  await find('pack light', /Pack light Task in Weekend in Lisbon/);
  await expect(page).toHaveURL(/\/work\/.+\?day=\d{4}-\d\d-\d\d$/);
  await expect(page.getByText('Pack light')).toBeVisible();
  await find('skirting', /Tape the edges Task in Repaint the kitchen/);
  await expect(page).toHaveURL(/\/work\/.+\?day=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('group', { name: 'Steps and note' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark Done' })).toBeFocused();
  await find('run three', /Run three times .*Weekly Goal/);
  await expect(page).toHaveURL(/\/goals\?type=weekly$/);
  await find('late film', /Late film Activity, .*\+1/);
  await expect(page).toHaveURL(/\/timetable\?date=\d{4}-\d\d-\d\d$/);
  await find('books people', /Books people praised Note/);
  await expect(page.getByRole('listitem', { name: 'Books people praised' })).toBeFocused();

  await keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText([
    'Books people praised',
    'Late film',
    'Run three times',
    'Tape the edges',
    'Pack light',
    'Weekend in Lisbon',
  ]);
  await keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await seeded.sees('Successfully signed out!');
  expect(await page.evaluate(() => localStorage.getItem('dayloom.recents'))).toBeNull();
});

test('[KA7] every kind of record can be added from it, and the theme changed', async ({ fresh, page }) => {
  const run = async (typed: string) => {
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  };
  await openAt(page, '/');
  await run('add goal');
  await page.getByRole('dialog', { name: 'Add Goal' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/goals$/);
  await run('add note');
  await expect(page.getByRole('dialog', { name: 'Add Note' })).toBeVisible();
  await page.keyboard.press('Escape');
  await run('add activity');
  await expect(page.getByRole('dialog', { name: /^Add Activity for/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/timetable$/);
  await run('add reminder');
  await expect(page.getByRole('dialog', { name: 'Add New Reminder' })).toBeVisible();
  await page.keyboard.press('Escape');
  const newTask = page.getByLabel('New task', { exact: true });
  for (const title of ['Buy bread', 'Buy milk']) {
    await run('add task');
    await expect(page).toHaveURL(/\/today$/);
    await expect(newTask).toBeFocused();
    await page.keyboard.type(`${title}\n`);
    await fresh.sees(title);
    // If the line is on the screen already, it receives the focus.
    await newTask.blur();
  }
  await run('add work');
  await fresh.sees('Duration');
  await run('theme nature');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nature');
});

test('[KA7][KA8] two keys lead to every screen; while typing they are text', async ({ fresh, page }) => {
  await openAt(page, '/');
  const { keyboard } = page;
  for (const [keys, address] of [
    ['gd', '/dashboard'],
    ['gt', '/today'],
    ['gg', '/goals'],
    ['gw', '/timetable'],
    ['gn', '/notes'],
    ['gp', '/profile'],
    ['ga', '/add-work'],
  ] as const) {
    await keyboard.type(keys);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    // Letters that follow at once are a word; a key without a letter ends it.
    await keyboard.press('End');
  }
  await keyboard.type('gh');
  await fresh.sees('No weekly goals set');
  await keyboard.press('End');
  await keyboard.type('gt');
  await page.getByLabel('New task', { exact: true }).fill('');
  await keyboard.type('gn?');
  await expect(page.getByLabel('New task', { exact: true })).toHaveValue('gn?');
});

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const)
  test(`[KA3][KA8] a scan finds nothing on palette and shortcuts, ${theme}, ${width} pixels wide`, async ({
    seeded,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate((value) => localStorage.setItem('theme-storage', value), theme);
    await openAt(seeded.page, '/dashboard');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.type('li');
    await expect(option(page, /Weekend in Lisbon/).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.type('xyz');
    await seeded.sees('Nothing found for');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  });

test('[MO5][KA7] without a module the palette says what is missing', async ({ seeded, page }) => {
  await openAt(page, '/?without=works');
  await page.keyboard.press('ControlOrMeta+K');
  await seeded.sees('Works is unavailable: its screens and results are missing.');
  await page.keyboard.type('books');
  await expect(option(page, /Books people praised/)).toBeVisible();
  await expect(option(page, /Weekend/)).toHaveCount(0);
});

/** The key counts once its list is there. */
async function openAndCloseShortcuts(page: Page) {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const [how, again] of [
  ['the next screen', (page: Page) => page.getByRole('link', { name: 'Notes' }).first().click()],
  ['a key', openAndCloseShortcuts],
] as const)
  test(`[KA7, SH16] after one failed fetch ${how} loads palette, shortcuts and search button`, async ({
    fresh,
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/Failed to load resource/, /The palette could not be loaded/, /tried again later/);
    const missed = page.waitForEvent('console', (message) =>
      message.text().includes('The palette could not be loaded'),
    );
    await page.route(/\/palette\.\w+\.js$/, (route) => route.abort('connectionrefused'), { times: 1 });
    await page.goto('/');
    await fresh.sees('Nothing planned');
    await missed;
    await again(page);
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+K');
    await expect(field(page)).toBeFocused();
  });

test('[KA8] what is typed after Ctrl-K, before the palette has loaded, is in its field @gate', async ({
  fresh,
  page,
}) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/palette\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await fresh.sees('Nothing planned');
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('notes');
  release();
  await expect(field(page)).toHaveValue('notes');
  await expect(option(page, /Notes/).first()).toBeVisible();
});

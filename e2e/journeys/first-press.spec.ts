import type { Locator } from '@playwright/test';
import { expect, type Page, signedIn, test } from '../support/test.ts';

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');

interface Press {
  readonly button: string;
  /** The name of the code that it waits for. */
  readonly needs: string;
  /** What the page shows then; three of five tasks are done at first. */
  readonly shows: (page: Page) => Locator;
}

/** The tick is the last one, because its figure is shown before it is stored. */
const presses: readonly Press[] = [
  { button: 'Rename task', needs: 'actions', shows: (page) => page.getByLabel('Task title') },
  {
    button: 'Move task',
    needs: 'late-ui',
    shows: (page) => page.getByRole('menuitem', { name: 'Tomorrow' }),
  },
  { button: 'Delete task', needs: 'writes', shows: (page) => page.getByText('Task deleted successfully') },
  { button: 'Mark Done', needs: 'writes', shows: (page) => page.getByText('4 of 4 done') },
];

/** Delays late code until `release` is called. `isAwaited` resolves when the page has requested it. */
async function holdCode(page: Page, name: string) {
  let release = () => undefined as void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const file = new RegExp(`/${name}\\.[^/]+\\.js$`);
  await page.route(file, async (route) => {
    await isReleased;
    await route.continue();
  });
  const isAwaited = page.waitForRequest(file);
  return { release, isAwaited };
}

test('[OF12] a first press on any button of a row counts while its code still loads, on a processor four times slower @gate', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await signedIn(page, { works: 1, tasksOfNewest: 5 });
  for (const { button, needs, shows } of presses) {
    const { release, isAwaited } = await holdCode(page, needs);
    await page.goto('/today');
    await isAwaited;
    await rowsOf(page).first().hover();
    await rowsOf(page).first().getByRole('button', { name: button }).click();
    await expect(shows(page)).toHaveCount(0);
    release();
    await expect(shows(page)).toBeVisible();
    await page.unrouteAll();
  }
});

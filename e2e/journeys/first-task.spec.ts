import type { Locator } from '@playwright/test';
import { endWord, shortcutsAreReady } from '../support/keyboard.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { ownScreens } from '../support/screens.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';
import { taskIn } from '../support/works.ts';

/** A user whose presses and typed letters are counted. */
class Counted {
  presses = 0;
  letters = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator) {
    this.presses += 1;
    await target.click();
  }
  async press(...keys: readonly string[]) {
    for (const key of keys) {
      this.presses += 1;
      await this.page.keyboard.press(key);
    }
  }
  /** Presses keys as fast as fingers do: the second press does not wait until a busy page has handled the first. */
  async pressTogether(...keys: readonly string[]) {
    this.presses += keys.length;
    const { keyboard } = this.page;
    await Promise.all(keys.flatMap((key) => [keyboard.down(key), keyboard.up(key)]));
  }
  async type(text: string) {
    this.letters += text.length;
    await this.page.keyboard.type(text);
  }
  /**
   * Seconds that an experienced user takes, by the keystroke-level model of Card, Moran and Newell: 1.35 to decide, 1.1
   * to point and 0.2 to press for each press, 0.28 for a letter.
   */
  get seconds() {
    return this.presses * (1.35 + 1.1 + 0.2) + this.letters * 0.28;
  }
}

const title = 'Ring the plumber';
const newTask = (page: Page) => page.getByRole('main').getByLabel('New task', { exact: true });
test('[TD1, TD5] a returning user writes the first task with at most three presses and one line @gate', async ({
  seeded: _,
  page,
}) => {
  const person = new Counted(page);
  await page.goto('/');
  await person.click(newTask(page));
  await person.type(title);
  await person.press('Enter');
  await expect(taskIn(page, title)).toBeVisible();
  expect([person.presses <= 3, person.letters]).toEqual([true, title.length]);
});

test.describe('a new user', onlyEmbedded('the offer is made where no server keeps the accounts'), () => {
  test('[DO6] writes a first task within a minute, using the sample day', async ({ page }) => {
    const person = new Counted(page);
    const begun = Date.now();
    await page.goto('/');
    await person.click(page.getByRole('button', { name: 'Try it with a sample day' }));
    await person.click(newTask(page));
    await person.type(title);
    await person.press('Enter');
    await expect(taskIn(page, title)).toBeVisible();
    // The user's actions and the product's response times. Reading is not counted, and a reserve for guesses is added.
    expect(person.presses).toBeLessThanOrEqual(3);
    expect(person.seconds + (Date.now() - begun) / 1_000).toBeLessThan(60);
  });
});

test.describe('[KA1] with the keyboard alone, at most five presses lead from a fresh page', () => {
  test('[KA8] to the first task: one, and from there to the next and back', async ({ seeded: _, page }) => {
    await page.goto('/');
    await shortcutsAreReady(page);
    const tasks = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
    const tick = (at: number) => tasks.nth(at).getByRole('button', { name: 'Mark Done' });
    await page.keyboard.press('j');
    await expect(tick(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(tick(1)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(tick(0)).toBeFocused();
    // Words typed outside of a field step and tick nothing.
    await endWord(page);
    await page.keyboard.type('just note it');
    await expect(tick(0)).toBeFocused();
    await endWord(page);
    await page.keyboard.press('Space');
    await expect(page.getByText('3 of 7 done')).toBeVisible();
  });

  test('to the first task with Tab alone, when it is the first item of the day', async ({ page }) => {
    await signedIn(page, { works: 1, tasksOfNewest: 3 });
    const person = new Counted(page);
    await page.goto('/');
    const first = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem').first();
    await expect(first).toBeVisible();
    await person.press('Tab', 'Enter');
    const isThere = () => first.evaluate((row) => row.contains(document.activeElement));
    while (!(await isThere()) && person.presses < 20) await person.press('Tab');
    expect(person.presses).toBeLessThanOrEqual(5);
  });

  test('[QA1] to the field of a new one', async ({ seeded: _, page }) => {
    const person = new Counted(page);
    await page.goto('/');
    await shortcutsAreReady(page);
    await person.press('n');
    await expect(page.getByRole('combobox', { name: 'What is to be added' })).toBeFocused();
    expect(person.presses).toBeLessThanOrEqual(5);
  });

  test('[KA7, KA8] to any screen, and to a work by three letters of its title', async ({
    seeded: _,
    page,
  }) => {
    await page.goto('/');
    for (const { address } of ownScreens) {
      const start = address === '/' ? '/notes' : '/';
      await page.goto(start);
      // The modules' shortcuts work only after they are loaded.
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
      await shortcutsAreReady(page);
      const person = new Counted(page);
      await person.pressTogether('g', keyOf[address] ?? 'no key');
      await expect(page).toHaveURL(address);
      expect(person.presses).toBeLessThanOrEqual(5);
    }
    await page.goto('/');
    await shortcutsAreReady(page);
    const person = new Counted(page);
    await person.press('ControlOrMeta+K', 'l', 'i', 's');
    await expect(page.getByRole('option', { selected: true })).toContainText('Weekend in Lisbon');
    await person.press('Enter');
    await expect(page).toHaveURL(/\/work\//);
    expect(person.presses).toBeLessThanOrEqual(5);
  });
});

/** The key that follows 'g' for each screen. */
const keyOf: Readonly<Record<string, string>> = {
  '/': 'h',
  '/today': 't',
  '/dashboard': 'd',
  '/add-work': 'a',
  '/goals': 'g',
  '/reminders': 'r',
  '/timetable': 'w',
  '/calendar': 'c',
  '/notes': 'n',
  '/timer': 'f',
  '/meditation': 'm',
  '/analytics': 'y',
  '/profile': 'p',
  '/settings': 's',
  '/trash': 'x',
  '/notifications': 'i',
};

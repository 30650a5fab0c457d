import { pressByKey, pressOnce, tabTo } from '../support/keyboard.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

interface Kind {
  readonly kind: string;
  readonly address: string;
  readonly add: string;
  /** The fields of the form in order, and what is typed into them. */
  readonly typed: readonly (readonly [label: string, keys: string])[];
  /** The key that saves an edit. */
  readonly save: string;
}

const title = 'Water the tree';
// The order of the parts of a date or time field depends on the system, and so does its hour format. These values work
// in any of them: the day equals the month, and a half of the day that 24-hour fields ignore.
const kinds: readonly Kind[] = [
  {
    kind: 'note',
    address: '/notes',
    add: 'Add Note',
    typed: [
      ['Title', title],
      ['Content', 'Each morning'],
    ],
    save: 'Save',
  },
  {
    kind: 'goal',
    address: '/goals',
    add: 'Add Goal',
    typed: [
      ['Title', title],
      ['Description', 'Each morning'],
    ],
    save: 'Save Changes',
  },
  {
    kind: 'reminder',
    address: '/reminders',
    add: 'Add Reminder',
    typed: [
      ['Reminder Title', title],
      ['Date', '12122040'],
      ['Time', '0930A'],
    ],
    save: 'Save Changes',
  },
  {
    kind: 'activity',
    address: '/timetable',
    add: 'Add Activity',
    typed: [
      ['Activity Title', title],
      ['Start Time', '1110P'],
      ['End Time', '1120P'],
    ],
    save: 'Save Changes',
  },
];

/** The element with the focus, never the page itself. */
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const isSomewhere = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

// Moving the focus through the navigation preloads screens, not all of which are then opened.
test.use({ expectedMessages: [/preloaded using link preload but not used/] });

for (const { kind, address, add, typed, save } of kinds)
  test(`[KA1] a ${kind} is added, edited and deleted with the keyboard alone, and the focus returns each time`, async ({
    page,
  }) => {
    const { keyboard } = page;
    await signedIn(page, { sample: true });
    await page.goto(address);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: add, exact: true }).first();
    const dialog = page.getByRole('dialog');
    await pressByKey(button);
    await expect(dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    await keyboard.press('Enter');
    for (const [label, keys] of typed) {
      await tabTo(dialog.getByLabel(label, { exact: true }));
      await keyboard.type(keys);
    }
    await pressByKey(dialog.getByRole('button', { name: add, exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    // The smallest part of the screen with the title contains the buttons for edit and delete.
    const own = (words: string) =>
      main
        .locator('li, article')
        .filter({ hasText: words })
        .filter({ has: page.getByRole('button') })
        .last();
    const edit = own(title).getByRole('button', { name: `Edit ${kind}`, exact: true });
    await pressByKey(edit);
    const field = page.getByLabel(typed[0]![0], { exact: true }).first();
    await tabTo(field);
    await keyboard.press('End');
    await keyboard.type(' twice');
    await pressByKey(page.getByRole('button', { name: save, exact: true }));
    const renamed = own(`${title} twice`);
    await expect(renamed).toBeVisible();
    await expect(renamed.getByRole('button', { name: `Edit ${kind}`, exact: true })).toBeFocused();

    await pressByKey(renamed.getByRole('button', { name: `Delete ${kind}`, exact: true }));
    await expect(main.getByText(`${title} twice`)).toHaveCount(0);
    await expect.poll(() => isSomewhere(page), { message: (await focused(page)) ?? '' }).toBe(true);
  });

test('[KA1, CK1] focus timer, stopwatch and meditation are started, paused and ended with the keyboard alone', async ({
  page,
}) => {
  await signedIn(page, {});
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true });
  await page.goto('/timer');
  await pressByKey(button('Start'));
  await expect(button('Pause')).toBeFocused();
  await pressOnce(page);
  await pressByKey(button('Reset'));
  await expect(button('Start')).toBeVisible();
  await tabTo(main.getByRole('tab', { name: /^Focus Timer/ }));
  await page.keyboard.press('ArrowRight');
  await pressByKey(button('Start'));
  await expect(button('Pause')).toBeFocused();
  await pressByKey(button(/^(Stop|Reset)/));
  await expect(button('Start')).toBeVisible();
  expect(await isSomewhere(page)).toBe(true);

  await page.goto('/meditation');
  await pressByKey(button('Play'));
  await expect(button('Pause')).toBeFocused();
  await pressOnce(page);
  await expect(button('Play')).toBeFocused();
});

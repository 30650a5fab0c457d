import type { Locator } from '@playwright/test';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';
import { activitiesIn, addActivityButton, addDialog, fillActivity } from '../support/timetable.ts';
import { openWork } from '../support/works.ts';

test("[WD11] text of a task's title can be selected, on its work and on Today", async ({ page }) => {
  await signedInAt(page, '2020-11-18T12:00+01:00', { sample: true });
  for (const open of [() => openWork(page, 'Write thesis chapter 3'), () => page.goto('/today')]) {
    await open();
    const title = page.getByText('Send figures to print shop');
    await title.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await title.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^S?end fig/);
    await expect(page.getByLabel('Task title')).toHaveCount(0);
  }
});

/** Presses a position of the window, with this time in ms as the event's own timestamp. */
const pressAt = (page: Page, { x, y }: { x: number; y: number }, at: number) =>
  page.evaluate(
    ([clientX, clientY, timeStamp]) => {
      const place = { clientX, clientY };
      const look = { ...place, bubbles: true, cancelable: true };
      const press = [
        new PointerEvent('pointerdown', { ...look, isPrimary: true }),
        new MouseEvent('mousedown', look),
        new MouseEvent('click', { ...look, detail: 1 }),
      ];
      for (const event of press) {
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        document.elementFromPoint(clientX, clientY)?.dispatchEvent(event);
      }
    },
    [x, y, at] as const,
  );

test('[KA12] two quick presses on one spot complete one goal and delete one note', async ({ page }) => {
  await signedIn(page, { sample: true });
  for (const [address, name] of [
    ['/goals', 'Mark as completed'],
    ['/notes', 'Delete note'],
  ] as const) {
    await page.goto(address);
    const buttons = page.getByRole('button', { name });
    await expect(buttons.nth(1)).toBeVisible();
    const before = await buttons.count();
    const { x, y } = (await buttons.first().boundingBox()) ?? { x: 0, y: 0 };
    const spot = { x: x + 8, y: y + 8 };
    await pressAt(page, spot, 10_000);
    await expect(buttons).toHaveCount(before - 1);
    await pressAt(page, spot, 10_500);
    await pressAt(page, spot, 10_700);
    await expect(buttons).toHaveCount(before - 2);
  }
});

test('[KA12] two quick presses open a form once, and add one activity', async ({ page }) => {
  await signedInAt(page, '2020-11-18T12:00+01:00');
  await page.goto('/timetable');
  const dialog = addDialog(page);
  const middleOf = async (button: Locator) => {
    // A page that waits for its records is transparent at first, and takes no press.
    await button.click({ trial: true });
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const open = await middleOf(addActivityButton(page));
  await pressAt(page, open, 10_000);
  await expect(dialog).toBeVisible();
  await pressAt(page, open, 10_500);
  await fillActivity(dialog, { title: 'Swim', start: '18:00', end: '19:00' });
  const add = await middleOf(dialog.getByRole('button', { name: 'Add Activity' }));
  await pressAt(page, add, 20_000);
  await expect(activitiesIn(page)).toHaveText(/Swim/);
  await expect(dialog).toHaveCount(0);
  await pressAt(page, add, 20_500);
  await expect(dialog).toHaveCount(0);
  // An empty hour is there.
  await pressAt(page, add, 20_700);
  await fillActivity(dialog, { title: 'Run', start: '07:00', end: '08:00' });
  await dialog.getByLabel('Activity Title').focus();
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(page.getByRole('group').getByRole('button', { name: /^Run/ })).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
});

test('[KA12] Enter twice on a bin deletes one record, and twice in a rename saves it', async ({ page }) => {
  await signedIn(page, { sample: true });
  const enterTwice = () => Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  for (const [address, name] of [
    ['/today', 'Delete task'],
    ['/reminders', 'Delete reminder'],
  ] as const) {
    await page.goto(address);
    const bins = page.getByRole('main').getByRole('button', { name });
    await expect(bins.nth(1)).toBeVisible();
    const before = await bins.count();
    await bins.first().focus();
    await enterTwice();
    await expect(bins).toHaveCount(before - 1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/today');
  await page.getByRole('button', { name: 'Rename task' }).first().click();
  await page.getByLabel('Task title').fill('Renamed');
  await enterTwice();
  await expect(page.getByText('Renamed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Task title')).toHaveCount(0);
});

import { jumpBy } from '../support/clock-jump.ts';
import { lostConnection } from '../support/lost-connection.ts';
import { endWord, pressThrice, shortcutsAreReady } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { rewriteStored, storedIds } from '../support/stored.ts';
import { toast } from '../support/toasts.ts';
import { expect, type Page, test } from '../support/test.ts';

const noon = '2020-11-18T12:00+01:00';
const rowsIn = (page: Page, group: string) => page.getByRole('region', { name: group }).getByRole('listitem');
const figures = (page: Page) => page.getByLabel('Statistics').getByRole('definition');
const dialogIn = (page: Page, name = 'Add New Reminder') => page.getByRole('dialog', { name });

// A message that rejects the form is logged too.
test.use({ expectedMessages: [/^error: (Please fill in all fields|Date is not a valid date)/] });

test('[RM1, RM2, RM3, RM5, RM6, RM9, RM11, RM12, ER29, ER30, LM8, OF11] a first reminder is added with a quick choice, deleted and restored @gate', async ({
  page,
}) => {
  const person = await signedInAt(page, noon);
  await page.goto('/reminders');
  await person.sees('No reminders yet');
  await expect(figures(page)).toHaveText(['0', '0', '0']);
  await person.press('Add Your First Reminder');
  const dialog = dialogIn(page);
  const submit = dialog.getByRole('button', { name: 'Add Reminder' });
  await dialog.getByLabel('Reminder Title').fill('Bread');
  await submit.click();
  await expect(person.toast('Please fill in all fields')).toBeVisible();
  await expect(dialog.getByLabel('Reminder Title')).toHaveValue('Bread');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await person.sees('No reminders yet');

  await page.getByRole('button', { name: 'Add Reminder' }).click();
  await expect(dialog.getByLabel('Reminder Title')).toHaveValue('');
  await dialog.getByLabel('Reminder Title').fill('  Buy bread ');
  await dialog.getByLabel('Date').pressSequentially('18');
  await submit.click();
  await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription(/Date is not a valid date/);
  expect(await storedIds(page, person.id, 'reminders')).toEqual([]);
  await dialog.getByRole('button', { name: 'This evening' }).click();
  await expect(dialog.getByLabel('Date')).toHaveValue('2020-11-18');
  await expect(dialog.getByLabel('Date')).not.toHaveAccessibleDescription(/not a valid date/);
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('19:00');
  await pressThrice(submit);
  await expect(person.toast('Reminder added successfully')).toBeVisible();
  await expect(rowsIn(page, 'Today')).toHaveText(['Buy breadWed 18 Nov, 19:00']);
  await expect(figures(page)).toHaveText(['1', '1', '1']);
  await expect(rowsIn(page, 'Today').getByRole('button')).toHaveCount(3);

  await page.getByRole('button', { name: 'Delete reminder' }).click();
  await person.sees('No reminders yet');
  await toast(page, 'Reminder deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(rowsIn(page, 'Today')).toHaveCount(1);
  await expect.poll(() => storedIds(page, person.id, 'reminders')).toHaveLength(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(rowsIn(page, 'Today')).toHaveText(['Buy breadWed 18 Nov, 19:00']);
  await expect(rowsIn(page, 'Today').getByRole('button', { name: 'Delete reminder' })).toBeInViewport();
});

test('[RM4, RM6, RM7, RM8, RM10, RM13, ER49] reminders are grouped by day, an edit moves them, and they may be past @gate', async ({
  page,
}) => {
  const person = await signedInAt(page, noon, { sample: true });
  const palette = page.waitForEvent('requestfinished', (one) => /\/palette\.\w+\.js$/.test(one.url()));
  await page.goto('/reminders');
  await expect(rowsIn(page, 'Today')).toHaveText([/^Take vitamins/, 'Water the plantsWed 18 Nov, 19:00']);
  await expect(rowsIn(page, 'Tomorrow')).toHaveText(['Send birthday card to MiraThu 19 Nov, 10:00']);
  await expect(rowsIn(page, 'Later')).toHaveText([/^Hand in chapter 3/, /^Check in for the flight/]);
  await expect(rowsIn(page, 'Past')).toHaveText([/^Call the dentist/, /^Return library/]);
  await expect(figures(page)).toHaveText(['7', '4', '2']);

  await rowsIn(page, 'Today').nth(1).getByRole('button', { name: 'Edit reminder' }).click();
  const dialog = dialogIn(page, 'Edit Reminder');
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('19:00');
  await dialog.getByLabel('Date').fill('2020-11-16');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(person.toast('Reminder updated successfully')).toBeVisible();
  await expect(rowsIn(page, 'Today')).toHaveText([/^Take vitamins/]);
  await expect(rowsIn(page, 'Past').nth(1)).toHaveText('Water the plantsMon 16 Nov, 19:00');
  await expect(figures(page)).toHaveText(['7', '3', '1']);

  // The device sleeps for a day; the list updates within the next minute. Requests in flight would time out.
  await page.waitForLoadState('networkidle');
  await palette;
  await jumpBy(page, '24:00:00');
  await jumpBy(page, '01:00');
  await expect(rowsIn(page, 'Tomorrow')).toHaveText([/^Hand in chapter 3/]);
  await expect(rowsIn(page, 'Today')).toHaveText([/^Send birthday card/]);
  await expect(rowsIn(page, 'Past').first()).toHaveText(/^Take vitamins/);
});

test('[RM14, SH14, KA8] the palette, keys and links lead there and back without a page load', async ({
  seeded,
  page,
}) => {
  await page.goto('/notes');
  await seeded.sees('Books people praised');
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('link', { name: 'Reminders' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Reminders' })).toBeVisible();
  await seeded.sees('Water the plants');
  // It loads together with the keyboard shortcuts.
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Edit reminder' }).first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Edit reminder' }).nth(1)).toBeFocused();
  await page.goBack();
  await seeded.sees('Books people praised');
  await endWord(page);
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL('/reminders');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Add Reminder');
  await page.getByRole('option', { name: 'Add Reminder' }).first().click();
  await expect(dialogIn(page)).toBeVisible();
  await expect(page).toHaveURL('/reminders');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('[NT8] text typed into the dialog survives a reload', async ({ fresh, page }) => {
  await page.goto('/reminders?new=Half%20a%20thought&day=2030-01-02&time=08:15');
  const dialog = dialogIn(page);
  await expect(dialog.getByLabel('Date')).toHaveValue('2030-01-02');
  await dialog.getByLabel('Reminder Title').fill('Half a thought, and more');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await fresh.press('Add Your First Reminder');
  await expect(dialog.getByLabel('Reminder Title')).toHaveValue('Half a thought, and more');
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('08:15');
});

test('[RM8, DA23] a local time stored by an earlier version is shown at its clock time, and stays there', async ({
  page,
}) => {
  const person = await signedInAt(page, noon, { sample: true });
  await rewriteStored(page, person.id, {
    collection: 'reminders',
    field: 'dateTime',
    value: '2020-11-18T23:30',
    all: true,
    isOlder: true,
  });
  await page.goto('/reminders');
  await expect(rowsIn(page, 'Today')).toHaveCount(7);
  await expect(rowsIn(page, 'Today').first()).toContainText('Wed 18 Nov, 23:30');
  await expect(figures(page)).toHaveText(['7', '7', '7']);
  await page.reload();
  await expect(rowsIn(page, 'Today')).toHaveCount(7);
});

test('[RM4, RM11, OF2] without a network reminders are read, added and deleted', async ({
  page,
  context,
  expectedMessages,
}) => {
  expectedMessages.push(...lostConnection);
  const person = await signedInAt(page, noon, { sample: true });
  await page.goto('/reminders');
  await expect(rowsIn(page, 'Past')).toHaveCount(2);
  await expect(figures(page)).toHaveText(['7', '4', '2']);
  await page.getByRole('button', { name: 'Add Reminder' }).click();
  await dialogIn(page).getByRole('button', { name: 'Cancel' }).click();
  // What a first press loads is on the device then.
  await shortcutsAreReady(page);
  await rowsIn(page, 'Tomorrow').getByRole('button', { name: 'Delete reminder' }).click();
  await toast(page, 'Reminder deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(rowsIn(page, 'Tomorrow')).toHaveCount(1);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Reminder' }).click();
  await dialogIn(page).getByLabel('Reminder Title').fill('In the tunnel');
  await dialogIn(page).getByRole('button', { name: 'In 1 hour' }).click();
  await dialogIn(page).getByRole('button', { name: 'Add Reminder' }).click();
  await expect(rowsIn(page, 'Today').nth(1)).toContainText('In the tunnel');
  await rowsIn(page, 'Tomorrow').getByRole('button', { name: 'Delete reminder' }).click();
  await expect(rowsIn(page, 'Tomorrow')).toHaveCount(0);
  await toast(page, 'Reminder deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(rowsIn(page, 'Tomorrow')).toHaveCount(1);
  await expect(figures(page)).toHaveText(['8', '5', '3']);
  await context.setOffline(false);
  await expect.poll(() => storedIds(page, person.id, 'reminders'), { timeout: 45_000 }).toHaveLength(8);
});

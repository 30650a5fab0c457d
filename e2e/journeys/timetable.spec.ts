import { cutOff, failedClient, jumpBy, lateClient } from '../support/clock-jump.ts';
import { endWord, shortcutsAreReady, pressByKey, pressThrice, tabTo } from '../support/keyboard.ts';
import { lostConnection } from '../support/lost-connection.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { storedIds } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';
import {
  activitiesIn,
  addActivity,
  addActivityButton,
  addDialog,
  dayIn,
  fillActivity,
} from '../support/timetable.ts';

/** A Wednesday. */
const noon = '2020-11-18T12:00+01:00';
const panel = (page: Page) => page.getByRole('region', { name: 'Schedule for the selected date' });

test('[TT1, TT7, TT8, TT9, TT10, TT12, TT15, TT16, SH12, SH13, ER34, ER35, ER40, ER49, OF11] activities are added, edited, deleted and restored @gate', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/^error: (Please fill in all fields|End time must differ from start time)/);
  const person = await signedInAt(page, noon);
  await page.goto('/timetable');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekly Schedule');
  await person.sees('No activities scheduled for this date');
  await person.press('Add Your First Activity');
  const dialog = page.getByRole('dialog', { name: 'Add Activity for 18 Nov 2020' });
  const submit = dialog.getByRole('button', { name: 'Add Activity' });
  await dialog.getByLabel('Activity Title').fill('Swim');
  await submit.click();
  await expect(person.toast('Please fill in all fields')).toBeVisible();
  await fillActivity(dialog, { title: 'Swim', start: '22:00', end: '22:00' });
  await submit.click();
  await expect(person.toast('End time must differ from start time')).toBeVisible();
  await dialog.getByLabel('End Time').fill('00:30');
  await expect(dialog).toContainText('Ends on the next day (+1)');
  await pressThrice(submit);
  await expect(person.toast('Activity added successfully')).toBeVisible();
  await expect(activitiesIn(page)).toHaveText([/^Swim22:00 – 00:30 \+1/]);

  await activitiesIn(page).getByRole('button', { name: 'Edit activity' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Activity' });
  await expect(edit.getByLabel('Start Time')).toHaveValue('22:00');
  await fillActivity(edit, { title: 'Swim far', start: '18:00', end: '19:30' });
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(person.toast('Activity updated successfully')).toBeVisible();
  await expect(activitiesIn(page)).toHaveText(['Swim far18:00 – 19:30']);

  const before = await storedIds(page, person.id, 'schedules');
  await activitiesIn(page).getByRole('button', { name: 'Delete activity' }).click();
  await expect(person.toast('Activity deleted successfully')).toBeVisible();
  await person.sees('No activities scheduled for this date');
  await expect(panel(page)).toBeFocused();
  const deleted = page.locator('[id^="toast-"]').filter({ hasText: 'Activity deleted successfully' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(activitiesIn(page)).toHaveText(['Swim far18:00 – 19:30']);
  await expect.poll(() => storedIds(page, person.id, 'schedules')).toEqual(before);
  await page.reload();
  await expect(activitiesIn(page)).toHaveText(['Swim far18:00 – 19:30']);
});

test('[TT2, TT3, TT4, TT5, TT6, TT17, KA1] days and weeks are chosen by pointer and by keys, and the address keeps the day @gate', async ({
  page,
}) => {
  const person = await signedInAt(page, noon, { sample: true });
  await page.goto('/timetable');
  await person.sees('Nov 16 - Nov 22');
  const days = page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAccessibleName(/^Monday 16 November, past/);
  await expect(dayIn(page, /today/)).toBeChecked();
  await expect(panel(page)).toContainText(/Wednesday,? 18 November/);
  await expect(activitiesIn(page)).toHaveText([/^Writing/, /^Lunch/, /^Call/, /^Yoga/]);

  await dayIn(page, /19 November, 2 activities/).check();
  await expect(page).toHaveURL('/timetable?date=2020-11-19');
  await expect(activitiesIn(page)).toHaveText([/^Writing/, /^Late film21:45 – 00:15 \+1/]);
  await page.reload();
  await expect(dayIn(page, /19 November/)).toBeChecked();
  await person.press('Next week');
  await person.sees('Nov 23 - Nov 29');
  await expect(dayIn(page, /26 November/)).toBeChecked();
  await person.press('Today');
  await expect(page).toHaveURL('/timetable');
  await page.goBack();
  await expect(dayIn(page, /26 November/)).toBeChecked();
  await page.goBack();
  await expect(dayIn(page, /19 November/)).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/timetable');

  await tabTo(dayIn(page, /18 November/));
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/timetable?date=2020-11-23');
  await expect(dayIn(page, /23 November/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dayIn(page, /22 November/)).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(dayIn(page, /15 November, past/)).toBeFocused();
  await person.sees('Nov 9 - Nov 15');
  await page.keyboard.press('t');
  await expect(dayIn(page, /18 November, today/)).toBeFocused();
  await page.goBack();
  await expect(dayIn(page, /26 November/)).toBeChecked();
  await endWord(page);
  await page.keyboard.type('gt');
  await expect(page).toHaveURL('/today');
});

test('[TT6, TT10, TT12] an activity is added, edited and deleted with the keyboard alone', async ({
  page,
}) => {
  await signedInAt(page, noon);
  await page.goto('/profile');
  await shortcutsAreReady(page);
  await page.keyboard.type('gw');
  await pressByKey(addActivityButton(page));
  await expect(addDialog(page).getByLabel('Activity Title')).toBeFocused();
  await page.keyboard.type('Swim');
  await tabTo(addDialog(page).getByLabel('Start Time'));
  await page.keyboard.type('1800');
  await tabTo(addDialog(page).getByLabel('End Time'));
  await page.keyboard.type('1930');
  await page.keyboard.press('Enter');
  await expect(activitiesIn(page)).toHaveText(['Swim18:00 – 19:30']);
  await expect(addDialog(page)).toHaveCount(0);
  await expect(addActivityButton(page)).toBeFocused();
  await pressByKey(activitiesIn(page).getByRole('button', { name: 'Delete activity' }));
  await expect(activitiesIn(page)).toHaveCount(0);
  await expect(panel(page)).toBeFocused();
});

test('[TT8, TT11] a past day is read-only, and so is its dialog', async ({ page }) => {
  const person = await signedInAt(page, noon, { sample: true });
  await page.goto('/timetable?date=2020-11-17');
  await expect(activitiesIn(page)).toHaveText(['Long run07:00 – 08:15']);
  await person.sees('Past days are read-only');
  await expect(activitiesIn(page).getByRole('button')).toHaveAccessibleName('More actions');
  await addActivityButton(page).click();
  for (const name of ['Activity Title', 'Start Time', 'End Time'])
    await expect(addDialog(page).getByLabel(name)).toBeDisabled();
  await expect(addDialog(page).getByRole('button', { name: 'Add Activity' })).toBeDisabled();
  await addDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(addDialog(page)).toHaveCount(0);
});

test('[TT13, ER40] when midnight passes with the dialog open, saving is rejected and the typed text is kept', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(failedClient, lateClient, cutOff, /^error: Cannot add activities to past dates/);
  const person = await signedInAt(page, '2020-11-18T23:58+01:00', { sample: true });
  await page.goto('/timetable');
  await person.sees('Yoga');
  await addActivityButton(page).click();
  await fillActivity(addDialog(page), { title: 'Swim', start: '18:00', end: '19:00' });
  await jumpBy(page, '03:00');
  await addDialog(page).getByRole('button', { name: 'Add Activity' }).click();
  await expect(person.toast('Cannot add activities to past dates')).toBeVisible();
  await expect(addDialog(page)).toHaveAccessibleName('Add Activity for 18 Nov 2020');
  await expect(addDialog(page).getByLabel('Activity Title')).toHaveValue('Swim');
  await page.keyboard.press('Escape');
  await expect(dayIn(page, /19 November, today/)).toBeChecked();
  await addActivityButton(page).click();
  await expect(addDialog(page)).toHaveAccessibleName('Add Activity for 19 Nov 2020');
  await expect(addDialog(page).getByLabel('Activity Title')).toHaveValue('Swim');
  await addDialog(page).getByRole('button', { name: 'Add Activity' }).click();
  await expect(activitiesIn(page).filter({ hasText: 'Swim' })).toHaveCount(1);
});

test('[OF2] without a network activities are shown, added and deleted', async ({
  fresh,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(...lostConnection);
  await page.goto('/timetable');
  await addActivity(page, { title: 'Swim', start: '18:00', end: '19:00' });
  await page.context().setOffline(true);
  await addActivity(page, { title: 'Run', start: '07:00', end: '07:45' });
  await activitiesIn(page)
    .filter({ hasText: 'Swim' })
    .getByRole('button', { name: 'Delete activity' })
    .click();
  await expect(fresh.toast('Activity deleted successfully')).toBeVisible();
  await expect(activitiesIn(page)).toHaveText([/^Run/]);
  await page.context().setOffline(false);
  await page.reload();
  await expect(activitiesIn(page)).toHaveText([/^Run/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 680 }, hasTouch: true, isMobile: true });

  test('[TT6, SH6] the bar leads to a list, whose days stay visible while it scrolls @gate', async ({
    page,
  }) => {
    const person = await signedInAt(page, noon, { sample: true });
    await page.goto('/today');
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Schedule' }).tap();
    await expect(page).toHaveURL('/timetable');
    await expect(activitiesIn(page)).toHaveCount(4);
    await expect(page.getByRole('button', { name: /Add Activity at/ })).toHaveCount(0);
    for (const start of ['06:00', '06:20', '06:40'])
      await addActivity(page, { title: `Run at ${start}`, start, end: '07:00' });
    await expect(activitiesIn(page).first()).toHaveText(/^Run at 06:00/);
    const strip = page.getByRole('radiogroup', { name: 'Day' });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const { y = 0 } = (await strip.boundingBox()) ?? {};
    const header = await page.getByRole('banner').boundingBox();
    expect(y).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect(y).toBeLessThanOrEqual((header?.height ?? 0) + 8);
    await strip.getByRole('radio', { name: /19 November/ }).tap();
    await person.sees('Late film');
  });
});

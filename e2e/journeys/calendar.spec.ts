import { tabTo } from '../support/keyboard.ts';
import { lostConnection } from '../support/lost-connection.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A Wednesday in the middle of the sample data. */
const noon = '2020-11-18T12:00+01:00';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cell = (page: Page, day: string) => page.getByRole('gridcell', { name: `${day}, ` });
const toggle = (page: Page, kind: string) =>
  page.getByRole('group', { name: 'Kinds shown' }).getByRole('button', { name: kind });

test('[CA1, CA2, CA3, SH16] month and week can be changed, and reload and Back show the same @gate', async ({
  page,
}) => {
  await signedInAt(page, noon, { sample: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Calendar' }).click();
  await expect(title(page)).toHaveText('November 2020');
  await expect(page).toHaveURL('/calendar');
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expect(cell(page, 'Wednesday 18 November')).toHaveAttribute('aria-current', 'date');

  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(title(page)).toHaveText('December 2020');
  await expect(page).toHaveURL('/calendar?view=month&date=2020-12-18');
  await page.getByRole('radio', { name: 'Week' }).check();
  await expect(title(page)).toHaveText(/^14\s–\s20 Dec 2020$/);
  await expect(page.getByRole('gridcell')).toHaveCount(7);
  await page.reload();
  await expect(title(page)).toHaveText(/^14\s–\s20 Dec 2020$/);
  await page.goBack();
  await expect(title(page)).toHaveText('December 2020');
  await page.goBack();
  await expect(title(page)).toHaveText('November 2020');
  await page.goto('/calendar?view=decade&date=2020-02-30');
  await expect(title(page)).toHaveText('November 2020');
});

test('[CA4, CA5, CA6, CA7, CA12] the five kinds are shown on their days, and each can be hidden and shown @gate', async ({
  page,
}) => {
  await signedInAt(page, noon, { sample: true });
  await page.goto('/calendar?view=week');
  const today = cell(page, 'Wednesday 18 November');
  const hours = page.getByRole('group', { name: 'Wednesday 18 November' });
  const friday = cell(page, 'Saturday 21 November');
  const of = {
    Works: today.getByRole('link', { name: 'Work: Half marathon training' }),
    Tasks: today.getByRole('link', { name: 'Task: Stretch for 15 minutes' }),
    Reminders: hours.getByRole('link', { name: 'Reminder: Take vitamins, 08:30' }),
    Activities: hours.getByRole('link', { name: /^Activity: Writing block, 09:00 – 11:30$/ }),
    Goals: friday.getByRole('link', { name: 'Goal: Run three times' }),
  };
  for (const item of Object.values(of)) await expect(item).toBeVisible();
  for (const [kind, item] of Object.entries(of)) {
    await toggle(page, kind).click();
    await expect(toggle(page, kind)).toHaveAttribute('aria-pressed', 'false');
    await expect(item).toHaveCount(0);
  }
  await expect(page.getByText('All kinds are switched off')).toBeVisible();
  await page.reload();
  await expect(page.getByText('All kinds are switched off')).toBeVisible();
  for (const [kind, item] of Object.entries(of)) {
    await toggle(page, kind).click();
    await expect(item).toBeVisible();
  }
});

test("[CA8, CA9] '+N more' opens the day, an item its screen, and Back the month again", async ({ page }) => {
  await signedInAt(page, noon, { sample: true });
  await page.goto('/calendar');
  const today = cell(page, 'Wednesday 18 November');
  await expect(today.getByRole('link')).toHaveCount(3);
  await today.getByRole('button', { name: /^\+\d+ more$/ }).click();
  const day = page.getByRole('dialog', { name: 'Wednesday 18 November' });
  const count = Number(/(\d+) items$/.exec((await today.getAttribute('aria-label')) ?? '')?.[1]);
  await expect(day.getByRole('listitem')).toHaveCount(count);
  await day.getByRole('link', { name: 'Half marathon training' }).click();
  await expect(page).toHaveURL(/\/work\/[^?]+\?day=2020-11-18$/);
  await expect(title(page)).toHaveText('Half marathon training');
  await page.goBack();
  await expect(title(page)).toHaveText('November 2020');
  await cell(page, 'Saturday 21 November').getByRole('button', { name: /more$/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Run three times' }).click();
  await expect(page).toHaveURL('/goals');
});

test('[CA10] a goal and a task are added on a day and shown on it; a reminder and an activity can be added', async ({
  page,
}) => {
  const person = await signedInAt(page, noon);
  await page.goto('/calendar');
  await person.sees('Nothing in this month');
  const friday = cell(page, 'Friday 20 November');
  await friday.click();
  const day = page.getByRole('dialog', { name: 'Friday 20 November' });
  await expect(day.getByText('Nothing on this day')).toBeVisible();
  await day.getByRole('link', { name: 'Add Goal' }).click();
  const form = page.getByRole('dialog', { name: 'Add Goal' });
  await expect(form.getByLabel('Deadline (Optional)')).toHaveValue('2020-11-20');
  await form.getByLabel('Title').fill('Swim');
  await form.getByLabel('Description').fill('Across');
  await form.getByRole('button', { name: 'Add Goal' }).click();
  await person.sees('Goal added successfully');

  await page.goto('/calendar?view=month&date=2020-11-20');
  await expect(friday.getByRole('link', { name: 'Goal: Swim' })).toBeVisible();
  await friday.click();
  await day.getByRole('link', { name: 'Add Task' }).click();
  await expect(title(page)).toHaveText('Friday 20 November');
  await page.getByLabel('New task', { exact: true }).fill('Buy goggles');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Open tasks' })).toContainText('Buy goggles');
  await page.goBack();
  await expect(friday.getByRole('link')).toHaveText([/Buy goggles/, /Swim/]);
  await friday.getByRole('link', { name: 'Task: Buy goggles' }).click();
  await expect(page).toHaveURL('/today?day=2020-11-20');

  for (const kind of ['Reminder', 'Activity']) {
    await page.goBack();
    // Next to its items.
    await friday.click({ position: { x: 9, y: 9 } });
    await day.getByRole('link', { name: `Add ${kind}` }).click();
    const adding = page.getByRole('dialog', { name: kind === 'Reminder' ? 'Add New Reminder' : /20/ });
    await expect(adding).toBeVisible();
    await adding.getByRole('button', { name: 'Cancel' }).click();
    await expect(adding).toHaveCount(0);
  }
});

test('[CA11, KA1] the keyboard alone moves between days and opens one', async ({ page }) => {
  await signedInAt(page, noon, { sample: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await tabTo(cell(page, 'Wednesday 18 November'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(cell(page, 'Sunday 29 November')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(cell(page, 'Thursday 29 October')).toBeFocused();
  await expect(title(page)).toHaveText('October 2020');
  await page.goBack();
  await expect(title(page)).toHaveText('November 2020');
  await tabTo(cell(page, 'Sunday 29 November'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sunday 29 November' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Sunday 29 November')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[CA9] days have dots, and the items of the chosen day are shown below them', async ({ page }) => {
    await signedInAt(page, noon, { sample: true });
    await page.goto('/calendar');
    const region = (name: string) => page.getByRole('region', { name });
    await expect(region('Wednesday 18 November').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('gridcell').getByRole('link')).toHaveCount(0);
    await cell(page, 'Saturday 21 November').tap();
    await expect(region('Saturday 21 November').getByRole('link', { name: 'Run three times' })).toBeVisible();
    await expect(page).toHaveURL('/calendar?view=month&date=2020-11-21');
    await page.getByRole('radio', { name: 'Week' }).check();
    const saturday = region('Saturday 21 November');
    await saturday.getByRole('button', { name: 'Add' }).tap();
    const day = page.getByRole('dialog', { name: 'Saturday 21 November' });
    await expect(day.getByRole('link', { name: 'Add Reminder' })).toBeVisible();
  });
});

test('[OF6, CA1] without a network the calendar opens on its first visit', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(...lostConnection);
  await signedInAt(page, noon, { sample: true });
  await page.goto('/goals');
  await expect(page.getByText('Run three times')).toBeVisible();
  const screen = page.waitForResponse(/route-calendar\.\w+\.js$/);
  await page.getByRole('button', { name: 'More' }).click();
  const link = page.getByRole('menuitem', { name: 'Calendar' });
  await link.hover();
  await (await screen).finished();
  await page.context().setOffline(true);
  await link.click();
  await expect(title(page)).toHaveText('November 2020');
  await expect(cell(page, 'Wednesday 18 November').getByRole('link')).toHaveCount(3);
});

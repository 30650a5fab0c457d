import { test as breakableTest } from '../support/breakable-test.ts';
import { addGoal, goalsIn } from '../support/goals.ts';
import { expectCounters } from '../support/home.ts';
import { expect, signedIn, test } from '../support/test.ts';
import { addTask, tickTask } from '../support/works.ts';

test('[HM1, HM2, HM3, HM4, HM5, HM6, HM10] the counters count all records, and the list shows the five newest works @gate', async ({
  page,
}) => {
  // The seven works added after the sample data are the newest, and all of them have ended.
  const asha = await signedIn(page, { sample: true, works: 7 });
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Asha Rao$/ }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(asha.email)).toBeVisible();
  await expectCounters(page, {
    'Active Projects': '5',
    'Upcoming Deadlines': '1',
    'Completed Tasks': '18',
    'Total Tasks': '37',
  });
  const recent = page.getByRole('list', { name: 'Recent Tasks' });
  await expect(recent.getByRole('link')).toHaveText([7, 6, 5, 4, 3].map((number) => `Seeded work ${number}`));
  await recent.getByRole('link', { name: 'Seeded work 6' }).click();
  await expect(page).toHaveURL(/\/work\/seeded-000005$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Seeded work 6' })).toBeVisible();
});

test('[DA35, OF12] the counters follow changes on another screen, after a link as well as after Back @gate', async ({
  page,
}) => {
  await signedIn(page, { works: 60, tasksOfNewest: 4 });
  await page.goto('/');
  await expectCounters(page, { 'Completed Tasks': '2', 'Total Tasks': '4' });
  const work = page.getByRole('list', { name: 'Recent Tasks' }).getByRole('link', { name: 'Seeded work 60' });

  await work.click();
  await addTask(page, 'Ring the plumber');
  await page.getByRole('link', { name: 'Dayloom, home' }).click();
  await expectCounters(page, { 'Completed Tasks': '2', 'Total Tasks': '5' });

  await work.click();
  await tickTask(page, 'Ring the plumber');
  await page.goBack();
  await expectCounters(page, { 'Completed Tasks': '3', 'Total Tasks': '5' });
});

test('[HM7] each goal column shows at most three goals with title and completion, and no future ones', async ({
  page,
}) => {
  await signedIn(page, { sample: true });
  await page.goto('/goals');
  await addGoal(page, 'Call grandmother', 'Sunday is best.');

  await page.goto('/');
  const goals = page.getByRole('region', { name: 'My Goals' });
  const titles = (name: string) => goals.getByRole('list', { name }).getByRole('listitem');
  await expect(titles('Weekly Goals')).toHaveCount(3);
  await expect(titles('Weekly Goals').first()).toContainText('Call grandmother');
  await expect(titles('Monthly Goals')).toHaveCount(2);
  await expect(titles('Monthly Goals').filter({ hasText: 'Read two novels' })).toContainText('(completed)');
  await expect(titles('Monthly Goals').filter({ hasText: 'Finish chapter 3' })).toHaveText(
    'Finish chapter 3',
  );
  await expect(titles('Yearly Goals')).toHaveCount(2);
  await expect(goals.getByText(/Learn to sail|Sunday is best/)).toHaveCount(0);
  await expect(goals.getByRole('list').getByRole('button', { name: /edit|delete/i })).toHaveCount(0);
});

test('[GL10] a goal ticked on home is also ticked on its own screen', async ({ page }) => {
  await signedIn(page, { sample: true });
  await page.goto('/');
  const weekly = page.getByRole('region', { name: 'My Goals' }).getByRole('list', { name: 'Weekly Goals' });
  const run = weekly.getByRole('listitem').filter({ hasText: 'Run three times' });
  await run.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(run).toContainText('(completed)');
  await expect(run.getByRole('button', { name: 'Mark as not completed' })).toBeFocused();
  await page.getByRole('region', { name: 'My Goals' }).getByRole('link', { name: 'Add Goal' }).click();
  await expect(page).toHaveURL(/\/goals/);
  await expect(
    goalsIn(page, 'Weekly Goals').filter({ hasText: 'Run three times' }).getByRole('button', {
      name: 'Mark as not completed',
    }),
  ).toBeVisible();
});

test('[HM8, HM9, HM11, HM13, HM15] a new account shows what is missing, and every link works @gate', async ({
  fresh,
  page,
}) => {
  await page.goto('/');
  for (const type of ['weekly', 'monthly', 'yearly']) await fresh.sees(`No ${type} goals set`);
  await fresh.sees('No works found');
  await expectCounters(page, {
    'Active Projects': '0',
    'Upcoming Deadlines': '0',
    'Completed Tasks': '0',
    'Total Tasks': '0',
  });
  const main = page.getByRole('main');
  for (const [name, address] of [
    ['Add Goal', '/goals'],
    ['View All Tasks', '/dashboard'],
  ] as const) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const ends = async () => {
    const boxes = [await region('Recent Tasks').boundingBox(), await region('Quick Access').boundingBox()];
    const [left = 0, right = 0] = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
    return left - right;
  };
  await expect.poll(ends, 'no hole below the right column').toBe(0);
  for (const name of ['Timer', 'Notes', 'Reminders', 'Meditation']) {
    await region('Quick Access').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await page.goBack();
  }
});

const parts = {
  works: ['Recent Tasks', 'Works in figures'],
  planner: ['Today', 'My Goals', 'Upcoming'],
} as const;
const alive = {
  works: ['Weekend in Lisbon', 'Active Projects'],
  planner: ['Run three times', 'Write the part on limits'],
} as const;

for (const [dead, living] of [
  ['planner', 'works'],
  ['works', 'planner'],
] as const)
  breakableTest(
    `[HM14] the parts of ${dead} say so by their names and heal, while those of ${living} work on${dead === 'planner' ? ' @gate' : ''}`,
    async ({ seeded, page, breakable, expectedMessages }) => {
      expectedMessages.push(
        /The notifications of '.*' cannot be planned/,
        /Failed to load resource/,
        /cannot be loaded/,
        /Federation Runtime/,
        /preload/i,
        /integrity/i,
        /Refused to execute/,
      );
      breakable.breakModule(dead, { status: 500 });
      await page.goto('/');
      await seeded.sees(alive[living][0]);
      // All automatic retries are over.
      await expect(
        page.getByText('This part is not available. Everything else goes on working.'),
      ).toHaveCount(parts[dead].length);
      for (const name of parts[dead])
        await expect(page.getByRole('region', { name })).toContainText('Try again');
      await expect(page.getByText(alive[dead][0])).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Quick Access' }).getByRole('link').first(),
      ).toBeVisible();
      if (living === 'works') await expectCounters(page, { 'Active Projects': '5', 'Total Tasks': '37' });

      breakable.mend();
      // One press loads the module with all of its parts.
      const first = page.getByRole('region', { name: parts[dead][0] });
      await first.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('This part is not available')).toHaveCount(0);
      for (const sign of alive[dead]) await expect(page.getByText(sign).first()).toBeAttached();
      if (dead === 'works') await expectCounters(page, { 'Active Projects': '5', 'Total Tasks': '37' });
    },
  );

test('[HM12, RM15, SH14] an added reminder is shown on home, a link opens it, and Back leads to the reminders @gate', async ({
  page,
}) => {
  await signedIn(page, {});
  await page.goto('/');
  const upcoming = page.getByRole('region', { name: 'Upcoming' });
  await expect(upcoming.getByText('No upcoming reminders')).toBeVisible();
  await upcoming.getByRole('link', { name: 'View All Reminders' }).click();
  await expect(page).toHaveURL('/reminders');
  for (const [title, choice] of [
    ['Flight to Lisbon', 'Tomorrow 9:00'],
    ['Call the plumber', 'In 1 hour'],
  ] as const) {
    await page
      .getByRole('button', { name: /^Add (Reminder|Your First Reminder)$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Add New Reminder' });
    await dialog.getByLabel('Reminder Title').fill(title);
    await dialog.getByRole('button', { name: choice }).click();
    await dialog.getByRole('button', { name: 'Add Reminder' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Dayloom, home' }).click();
  const rows = upcoming.getByRole('list').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Call the plumber');
  await expect(rows.last()).toContainText(/Flight to Lisbon\s*Tomorrow, /);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL('/reminders');
  const opened = page.getByRole('dialog', { name: 'Edit Reminder' });
  await expect(opened.getByLabel('Reminder Title')).toHaveValue('Call the plumber');
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/reminders');
});

import { cutOff, failedClient, jumpBy, lateClient, openUntilIdle } from '../support/clock-jump.ts';
import { expect, type Page, test } from '../support/test.ts';
import { untilMessage } from '../support/until-message.ts';

const clock = (page: Page) => page.getByRole('timer');
const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Focus|Stopwatch) / });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sessions = (page: Page) => page.getByRole('list', { name: 'Latest sessions' }).getByRole('listitem');
const walk = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

test('[FT3, FT4, FT6, FT7, FT12, TH3] a focus session continues on other screens, after a reload and after sleep, and is saved once @gate', async ({
  fresh,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(cutOff, failedClient, lateClient);
  await page.clock.install();
  await openUntilIdle(page, () => page.goto('/timer'));
  await expect(clock(page)).toHaveText('25:00');
  await fresh.sees('No sessions yet');
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeVisible();
  await jumpBy(page, '07:18');
  await expect(clock(page)).toHaveText(/^17:4[012]$/);
  await expect(page).toHaveTitle(/^17:4[012] · Focus · Dayloom$/);

  await walk(page, 'Notes');
  await fresh.sees('No notes yet');
  await expect(inHeader(page)).toHaveText(/^17:[34]\d$/);
  await expect(page).toHaveTitle('17 min · Notes · Dayloom');
  await page.goBack();
  await expect(clock(page)).toHaveText(/^17:[34]\d$/);
  await expect(inHeader(page)).toHaveCount(0);
  await page.goForward();
  await openUntilIdle(page, () => page.reload());
  await expect(inHeader(page)).toHaveText(/^17:[123]\d$/);
  // The device sleeps for eight hours, on another screen than the timer's.
  await untilMessage(page, 'Focus session saved', () => jumpBy(page, '08:00:00'));
  await expect(inHeader(page)).toHaveCount(0);
  await walk(page, 'Timer');
  await expect(clock(page)).toHaveText('00:00');
  await expect(sessions(page)).toHaveCount(1);
  await expect(sessions(page)).toContainText('25:00');
  await page.keyboard.press('r');
  await expect(clock(page)).toHaveText('25:00');
});

test('[SW2, FT8, CK2] pressing Stop in two tabs at once saves one session @gate', async ({
  fresh,
  page,
  context,
}) => {
  await page.goto('/timer?tab=stopwatch');
  const other = await context.newPage();
  await other.goto('/timer?tab=stopwatch');
  await button(page, 'Start').click();
  await expect(clock(other)).toHaveText('00:01');
  await Promise.all([page, other].map((tab) => tab.keyboard.press('s')));
  await fresh.sees('Stopwatch session saved');
  for (const tab of [page, other]) {
    await expect(clock(tab)).toHaveText('00:00');
    await expect(sessions(tab)).toHaveCount(1);
  }
  await page.reload();
  await expect(sessions(page)).toHaveCount(1);
  await expect(sessions(page)).toContainText('Stopwatch');
});

test('[KA7, KA8] the palette starts and pauses the timer on any screen, and g f leads to it', async ({
  fresh,
  page,
}) => {
  await page.goto('/notes');
  await fresh.sees('No notes yet');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('pause focus');
  await page.keyboard.press('Enter');
  await expect(inHeader(page)).toHaveAccessibleName(/^Focus runs, 2[45] minutes$/);
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(page).toHaveURL('/timer');
  await button(page, 'Pause').click();
  await walk(page, 'Notes');
  await expect(inHeader(page)).toHaveAccessibleName(/^Focus paused at 2[45]:\d\d$/);
});

test("[WD22, FT15, ST1] 'Start focus' on a task starts one session of the chosen length, which survives a reload and Back @gate", async ({
  fresh,
  page,
}) => {
  await page.goto('/timer');
  await page.getByRole('radio', { name: '50' }).check({ force: true });
  await expect(clock(page)).toHaveText('50:00');
  await walk(page, 'Today');
  await page.getByLabel('New task', { exact: true }).fill('Write the report');
  await page.keyboard.press('Enter');
  const task = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem').last();
  await task.hover();
  await task.getByRole('button', { name: 'Start focus on this task' }).click();
  await expect(page).toHaveURL('/timer');
  await fresh.sees('Focus on: Write the report');
  await expect(clock(page)).toHaveText(/^(50:00|49:5\d)$/);
  await page.reload();
  await fresh.sees('Focus on: Write the report');
  await page.goBack();
  await expect(inHeader(page)).toHaveAccessibleName(/^Focus runs, .* on Write the report$/);
  await page.goForward();
  await expect(page).toHaveURL('/timer');
  await button(page, 'Reset').click();
  await expect(clock(page)).toHaveText('50:00');
  await page.reload();
  await expect(button(page, 'Start')).toBeVisible();
  await expect(inHeader(page)).toHaveCount(0);
});

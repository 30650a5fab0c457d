import type { Locator } from '@playwright/test';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';
import { activitiesIn, addDialog } from '../support/timetable.ts';

/** A Wednesday. */
const noon = '2020-11-18T12:00+01:00';

test('[TT4, TT15, TT18, TT19] on a wide screen a press on an hour adds to it, and a drag moves an activity @gate', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/^error: Cannot move activities to past dates/);
  const person = await signedInAt(page, noon, { sample: true });
  await page.goto('/timetable');
  const column = (name: string) => page.getByRole('group', { name });
  const blockOf = (title: string) =>
    column('Wednesday 18 November').getByRole('listitem').filter({ hasText: title });
  const box = async (block: Locator) => {
    const found = await block.boundingBox();
    if (!found) throw new Error('not shown');
    return found;
  };
  await expect(column('Wednesday 18 November').locator('[data-now]')).toBeInViewport();
  const [writing, call, yoga] = [
    await box(blockOf('Writing block')),
    await box(blockOf('Call with Mira')),
    await box(blockOf('Yoga')),
  ];
  expect(writing.height / call.height).toBeCloseTo(2.5, 1);
  expect(yoga.x).toBeGreaterThanOrEqual(call.x + call.width - 1);
  expect(yoga.y - call.y).toBeCloseTo(call.height / 2, 0);
  await expect(column('Friday 20 November')).toContainText('Late film from the day before, until 00:15');

  await column('Friday 20 November').getByRole('button', { name: 'Add Activity at 15:00' }).click();
  await expect(addDialog(page)).toHaveAccessibleName('Add Activity for 20 Nov 2020');
  await expect(addDialog(page).getByLabel('Start Time')).toHaveValue('15:00');
  await expect(addDialog(page).getByLabel('End Time')).toHaveValue('16:00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Today', exact: true }).click();

  const hour = call.height;
  const lift = async (title: string, to: string, hours: number) => {
    const from = await box(blockOf(title));
    const goal = await box(column(to));
    await page.mouse.move(from.x + 12, from.y + 6);
    await page.mouse.down();
    await page.mouse.move(goal.x + goal.width / 2, from.y + 6 + hours * hour, { steps: 5 });
  };
  await lift('Lunch with Leon', 'Thursday 19 November', 1.5);
  await expect(column('Thursday 19 November')).toContainText('14:30 – 15:15');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(column('Thursday 19 November')).not.toContainText('14:30 – 15:15');
  await lift('Lunch with Leon', 'Tuesday 17 November', 0);
  await page.mouse.up();
  await expect(person.toast('Cannot move activities to past dates')).toBeVisible();
  await expect(blockOf('Lunch with Leon')).toHaveText(/13:00 – 13:45/);
  await lift('Lunch with Leon', 'Thursday 19 November', 1.5);
  await page.mouse.up();
  await expect(person.toast('Activity updated successfully')).toBeVisible();
  await expect(page).toHaveURL('/timetable?date=2020-11-19');
  await expect(activitiesIn(page).filter({ hasText: 'Lunch with Leon' })).toContainText('14:30 – 15:15');
  await page.reload();
  await expect(activitiesIn(page).filter({ hasText: 'Lunch with Leon' })).toContainText('14:30 – 15:15');
});

test('[TT18, TT19] a block is below the pointer after a turn of the wheel, and covers others only by keys', async ({
  page,
}) => {
  await signedInAt(page, noon, { sample: true });
  await page.goto('/timetable');
  const wednesday = page.getByRole('group', { name: 'Wednesday 18 November' });
  const block = (title: string) => wednesday.getByRole('listitem').filter({ hasText: title });
  const call = await block('Call with Mira').boundingBox();
  const lunch = await block('Lunch with Leon').boundingBox();
  if (!call || !lunch) throw new Error('not shown');
  const scrolled = () => wednesday.evaluate((day) => day.parentElement?.parentElement?.scrollTop ?? 0);
  const before = await scrolled();
  await page.mouse.move(lunch.x + 12, lunch.y + 6);
  await page.mouse.down();
  await page.mouse.wheel(0, 2 * call.height);
  await expect.poll(scrolled).toBeCloseTo(before + 2 * call.height, 0);
  await page.mouse.move(lunch.x + 20, lunch.y + 6);
  await expect(wednesday).toContainText('15:00 – 15:45');
  await page.keyboard.press('Escape');
  await page.mouse.up();

  const width = async () => (await block('Call with Mira').boundingBox())?.width;
  await block('Call with Mira').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Edit Activity' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(block('Call with Mira').getByRole('button')).toBeFocused();
  expect(await width()).toBeCloseTo(call.width, 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await width()).toBeGreaterThan(1.5 * call.width);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('[TT18, TT19] a long press drags an activity, and a second finger cancels it', async ({ page }) => {
    const person = await signedInAt(page, noon, { sample: true });
    await page.goto('/timetable');
    const wednesday = page.getByRole('group', { name: 'Wednesday 18 November' });
    const lunch = wednesday.getByRole('button', { name: 'Lunch with Leon' });
    const { x, y, height } = (await lunch.locator('..').boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const hour = height / 0.75;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left, top], id) => ({ x: x + 10 + left, y: y + 10 + top, id })),
      });
    const target = page.getByText('14:00 – 14:45');
    const drag = async () => {
      await touch('touchStart', [0, 0]);
      await page.clock.runFor(400);
      await touch('touchMove', [0, hour / 3]);
      await touch('touchMove', [0, hour]);
      await expect(target).toBeVisible();
    };
    await drag();
    await touch('touchStart', [0, hour], [60, hour]);
    await expect(target).toHaveCount(0);
    await touch('touchEnd');
    await expect(lunch).toHaveText(/13:00 – 13:45/);

    await drag();
    await touch('touchEnd');
    await expect(person.toast('Activity updated successfully')).toBeVisible();
    await expect(lunch).toHaveText(/14:00 – 14:45/);
  });
});

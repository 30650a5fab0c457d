import { onlyEmbedded } from '../support/embedded-only.ts';
import { expect, signedIn, test } from '../support/test.ts';

/** 20 tasks today, 10 of them done, and 400 left from before. */
const filling = { works: 40, tasksOfNewest: 20, otherTasks: 2_000, overdue: 400 };
const moveAll = 'Move all to today';
const progress = / of \d+ done/;

test(
  "[OF2] of a tab that is closed while 'Move all to today' is stored, all tasks have moved or none",
  onlyEmbedded('on Firebase the same transaction stores them'),
  async ({ page, context }) => {
    await signedIn(page, filling);
    let today = page;
    for (const closesOn of ['press', 'first frame', 'toast']) {
      await today.goto('/today');
      await today.getByRole('button', { name: moveAll }).click();
      if (closesOn === 'first frame') await expect(today.getByRole('button', { name: moveAll })).toBeHidden();
      if (closesOn === 'toast') await expect(today.getByText('400 tasks moved to today')).toBeVisible();
      await today.close();
      today = await context.newPage();
      await today.goto('/today');
      await expect(today.getByText(progress)).toHaveText(/^10 of (20|420) done$/);
      if (!(await today.getByText('10 of 20 done').isVisible())) break;
    }
    await expect(today.getByText(progress)).toHaveText('10 of 420 done');
    await expect(today.getByRole('button', { name: moveAll })).toBeHidden();
  },
);

test(
  '[OF2] presses count while hundreds of tasks are moved and moved back',
  onlyEmbedded('the other backend stores with the same code'),
  async ({ page }) => {
    await signedIn(page, filling);
    await page.goto('/today');
    const state = page.getByText(progress);
    await expect(page.getByRole('button', { name: moveAll })).toBeVisible();
    await page.evaluate(async (name) => {
      const named = (label: string) =>
        [...document.querySelectorAll<HTMLElement>('main button')].filter(
          (button) => (button.ariaLabel ?? button.textContent) === label,
        );
      const [first, second] = named('Mark Done');
      named(name)[0]?.click();
      first?.click();
      await new Promise(requestAnimationFrame);
      second?.click();
    }, moveAll);
    await expect(state).toHaveText('12 of 420 done');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(state).toHaveText('12 of 20 done');
    // The page asks before it is left until all of it is stored.
    const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect.poll(() => page.evaluate(mayLeave)).toBe(true);
    await page.reload();
    await expect(state).toHaveText('12 of 20 done');
    await expect(page.getByRole('button', { name: 'Show all 400' })).toBeVisible();
  },
);

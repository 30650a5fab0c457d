import { expect, type Page, signedIn, test } from '../support/test.ts';

interface Drawn {
  /** The row's title, or the name of the view transition's part. */
  readonly what: string;
  readonly duration: number;
  /** Pixels to the right at the end. */
  readonly aside: number;
}

declare global {
  interface Window {
    drawn: Drawn[];
  }
}

/** Records in each frame what moves: rows, snapshots of rows and parts of view transitions. */
const noteMotion = (page: Page) =>
  page.evaluate(() => {
    window.drawn = [];
    const note = () => {
      for (const { effect, id } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const { target, pseudoElement } = effect;
        const isRow = id === 'glide' || target?.hasAttribute('data-leaving');
        if (!isRow && !pseudoElement?.startsWith('::view-transition')) continue;
        const aside = Number(
          /X\((-?[\d.]+)px/u.exec(String(effect.getKeyframes().at(-1)?.['transform']))?.[1] ?? 0,
        );
        const what = pseudoElement ?? target?.textContent ?? '';
        window.drawn.push({ what, aside, duration: Number(effect.getComputedTiming().endTime) });
      }
      requestAnimationFrame(note);
    };
    note();
  });

/** The movements since the last call. */
const drawn = (page: Page) => page.evaluate(() => window.drawn.splice(0));
const isOver = (page: Page) =>
  page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          ({ id, effect }) =>
            id === 'glide' || (effect as KeyframeEffect).pseudoElement?.startsWith('::view'),
        ),
  );

async function opens(page: Page, address: string) {
  const motion = page.waitForResponse(/\/motion\.\w+\.js$/);
  await page.goto(address);
  // The first user input loads the animations. A mouse move before the page listens does not count.
  let isThere = false;
  void motion.then(() => (isThere = true));
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 300);
    expect(isThere).toBe(true);
  }).toPass();
  await noteMotion(page);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference';
  const rule = moves ? '[KA11] with motion' : '[KA4] with reduced motion';

  /** Expects one of these movements within 200 ms, or none at all. */
  async function expectDrawn(page: Page, what: RegExp): Promise<Drawn | undefined> {
    await isOver(page);
    const all = await drawn(page);
    expect(all.filter(({ duration }) => duration > 200)).toEqual([]);
    const found = all.find((one) => what.test(one.what));
    expect(found !== undefined).toBe(moves);
    if (!moves) expect(all).toEqual([]);
    return found;
  }

  test.describe(() => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 1000, height: 900 });
      await signedIn(page, { sample: true });
    });

    test(`${rule}, a done task sinks and a moved one leaves to the right`, async ({ page }) => {
      await opens(page, '/today');
      const open = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
      const done = page.getByRole('list', { name: 'Done' });
      const titleOf = async () => (await open.first().locator('[id]').first().textContent()) ?? '';
      const ticked = await titleOf();
      await open.first().getByRole('button', { name: 'Mark Done' }).click();
      await expect(done).toContainText(ticked);
      await expectDrawn(page, new RegExp(ticked, 'u'));

      const moved = await titleOf();
      await open.first().hover();
      await open.first().getByRole('button', { name: 'Move task' }).click();
      await page.getByRole('menuitem', { name: 'Tomorrow' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: moved })).toHaveCount(0);
      const left = await expectDrawn(page, new RegExp(moved, 'u'));
      if (moves) expect(left?.aside).toBeGreaterThan(0);
      await expect(page.locator('[data-leaving]')).toHaveCount(0);
    });

    test(`${rule}, a completed goal sinks, and the next press opens it again`, async ({ page }) => {
      await opens(page, '/goals');
      const column = page.getByRole('region', { name: 'Weekly Goals' });
      const first = column.getByRole('listitem').first();
      const title = (await first.getByRole('heading').textContent()) ?? '';
      await first.getByRole('button', { name: 'Mark as completed' }).click();
      const goal = column.getByRole('listitem').filter({ hasText: title });
      await goal.getByRole('button', { name: 'Mark as not completed' }).press('Space');
      await expect(goal.getByRole('button', { name: 'Mark as completed' })).toBeFocused();
      await expect(first).toContainText(title);
      await expectDrawn(page, new RegExp(title, 'u'));
    });

    test(`${rule}, a title travels from the list to its page and back`, async ({ page }) => {
      await opens(page, '/dashboard');
      const works = page.getByRole('link', { name: 'View Details' });
      const back = page.getByRole('main').getByRole('link', { name: 'Dashboard' });
      // The first time the code may have to load, and the title does not wait for it.
      await works.first().click();
      await back.click();
      await expect(works.first()).toBeVisible();
      await isOver(page);
      await drawn(page);
      await works.first().click();
      await expect(back).toBeVisible();
      await expectDrawn(page, /group\(title\)/u);
      await back.click();
      await expect(works.first()).toBeFocused();
      await expectDrawn(page, /group\(title\)/u);
    });

    test(`${rule}, a theme grows from its swatch, and a press in the meantime works`, async ({ page }) => {
      await opens(page, '/profile');
      const theme = page.getByRole('main').getByRole('group', { name: 'Choose Theme' });
      await theme.getByRole('radio', { name: 'Dark' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectDrawn(page, /new\(root\)/u);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'nature');
      await expect(theme.getByRole('radio', { name: 'Nature' })).toBeChecked();
      await expectDrawn(page, /new\(root\)/u);
    });
  });
}

test('[KA11] a press on another swatch while a theme still grows works', async ({ page }) => {
  await signedIn(page, { sample: true });
  await opens(page, '/profile');
  const swatch = (name: string) => page.getByRole('main').locator('label').filter({ hasText: name });
  const { x = 0, y = 0 } = (await swatch('Cute').boundingBox()) ?? {};
  // Paused while it grows, so that the next press happens during the animation.
  await page.evaluate(() => {
    const hold = () => {
      const growing = document
        .getAnimations()
        .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-new(root)');
      if (growing) growing.pause();
      else requestAnimationFrame(hold);
    };
    hold();
  });
  await swatch('Dark').click();
  await page.waitForFunction(() => document.getAnimations().some(({ playState }) => playState === 'paused'));
  await page.mouse.click(x + 20, y + 20);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'cute');
});

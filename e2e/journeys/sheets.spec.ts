import { signedIn } from '../support/signed-in.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Moves a finger from one point to another in steps of 16 ms, like a screen, unless the machine is slower. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number], step = 16) {
  const browser = await page.context().newCDPSession(page);
  const steps = 8;
  const start = Date.now() / 1_000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + (at * step) / 1_000,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              {
                x: from[0] + ((to[0] - from[0]) * at) / steps,
                y: from[1] + ((to[1] - from[1]) * at) / steps,
              },
            ],
    });
  await touch('touchStart', 0);
  for (let at = 1; at <= steps; at += 1) await touch('touchMove', at);
  await touch('touchEnd', steps);
  await browser.detach();
}

/** The middle of the sheet's header. */
async function handleOf(page: Page, name: string): Promise<[number, number]> {
  const box = await sheet(page, name).getByRole('heading', { name }).boundingBox();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
}

const topOf = (page: Page, name: string) =>
  sheet(page, name).evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function openNote(page: Page) {
  await signedIn(page, { sample: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The code that handles the finger loads after the screen is shown.
  const swipeCode = page.waitForResponse(/sheet-swipe/);
  await page.goto('/notes');
  await swipeCode;
  await page.getByRole('button', { name: 'Add Note' }).tap();
  await expect(sheet(page, 'Add Note')).toBeVisible();
}

test('[SH18, NT8, KA1] a swipe down closes a sheet like Esc: typed text is kept, and the focus returns', async ({
  page,
}) => {
  await openNote(page);
  await sheet(page, 'Add Note').getByLabel('Content').fill('Milk');
  const [x, y] = await handleOf(page, 'Add Note');
  await drag(page, [x, y], [x, y + 300], 100);
  await expect(sheet(page, 'Add Note')).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Add Note' });
  await expect(add).toBeFocused();
  await add.tap();
  await expect(sheet(page, 'Add Note').getByLabel('Content')).toHaveValue('Milk');
});

test('[KA4] a short pull springs back, and an equally short flick closes', async ({ page }) => {
  await openNote(page);
  const top = await topOf(page, 'Add Note');
  const [x, y] = await handleOf(page, 'Add Note');
  await drag(page, [x, y], [x, y + 80], 100);
  await expect.poll(() => topOf(page, 'Add Note')).toBe(top);
  await drag(page, [x, y], [x, y + 80], 8);
  await expect(sheet(page, 'Add Note')).toHaveCount(0);
});

test('a finger that moves sideways, upwards or in the focused field does not pull the sheet', async ({
  page,
}) => {
  await openNote(page);
  const [x, y] = await handleOf(page, 'Add Note');
  await drag(page, [x, y], [x - 150, y + 20]);
  await drag(page, [x, y], [x, y - 200]);
  const content = sheet(page, 'Add Note').getByLabel('Content');
  await content.fill('Milk');
  const field = await content.boundingBox();
  if (field) await drag(page, [field.x + 50, field.y + 10], [field.x + 50, field.y + 300]);
  await expect(content).toHaveValue('Milk');
  await expect(sheet(page, 'Add Note')).toBeVisible();
});

test('the content of a sheet scrolls before the sheet moves', async ({ page }) => {
  await openNote(page);
  await page.setViewportSize({ width: 390, height: 420 });
  const label = sheet(page, 'Add Note').getByText('Content', { exact: true });
  const scrolled = (top: number) =>
    label.evaluate((element, to) => {
      const body = element.closest('form')!.firstElementChild!;
      body.scrollTop = to;
      return body.scrollTop;
    }, top);
  expect(await scrolled(20)).toBe(20);
  const pull = async () => {
    const box = await label.boundingBox();
    if (box) await drag(page, [box.x + 10, box.y + 10], [box.x + 10, box.y + 250]);
  };
  await pull();
  await expect(sheet(page, 'Add Note')).toBeVisible();
  expect(await scrolled(0)).toBe(0);
  await pull();
  await expect(sheet(page, 'Add Note')).toHaveCount(0);
});

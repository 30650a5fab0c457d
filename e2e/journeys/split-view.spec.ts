import { signedInAt } from '../support/signed-in-at.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';
import { worksIn } from '../support/works.ts';

const rowOf = (page: Page, title: string) =>
  worksIn(page).filter({ has: page.getByText(title, { exact: true }) });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const listTop = (page: Page) =>
  page.getByRole('list', { name: 'Works' }).evaluate((list) => list.parentElement!.scrollTop);

for (const width of [1280, 390])
  test(`[DB3, WD1, DA19, KA2] from work to work and back, ${width} pixels wide${width === 1280 ? ' @gate' : ''}`, async ({
    page,
  }) => {
    const isWide = width === 1280;
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.setViewportSize({ width, height: 800 });
    await signedInAt(page, '2020-11-18T12:00+01:00', { sample: true });
    await page.goto('/dashboard?priority=high');
    await rowOf(page, 'Write thesis chapter 3').getByRole('link').click();
    await expect(title(page)).toHaveText('Write thesis chapter 3');
    await expect(page).toHaveURL(/\/work\/[\w-]+$/);
    const address = page.url();
    await expect(worksIn(page)).toHaveCount(isWide ? 2 : 0);

    if (isWide) {
      const thesis = rowOf(page, 'Write thesis chapter 3').getByRole('link');
      await expect(thesis).toHaveAttribute('aria-current', 'page');
      const passport = rowOf(page, 'Renew passport').getByRole('link');
      await passport.click();
      await expect(title(page)).toHaveText('Renew passport');
      await expect(page).toHaveTitle(/^Renew passport/);
      await expect(passport).toBeFocused();
      await expect(passport).toHaveAttribute('aria-current', 'page');
      await page.keyboard.press('Enter');
      await expect(title(page)).toBeFocused();
      await page.goBack();
      await expect(title(page)).toHaveText('Write thesis chapter 3');
      await expect(thesis).toHaveAttribute('aria-current', 'page');
      await expect(passport).not.toHaveAttribute('aria-current');
      await page.goForward();
      await expect(title(page)).toHaveText('Renew passport');
      await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    } else await page.goBack();

    await expect(page).toHaveURL(/\/dashboard\?priority=high$/);
    await expect(rowOf(page, 'Write thesis chapter 3').getByRole('link')).toBeFocused();
    await page.goto(address);
    await expect(title(page)).toHaveText('Write thesis chapter 3');
    await expect(worksIn(page)).toHaveCount(isWide ? 6 : 0);
    await page.goto('/work/nothing');
    await expect(title(page)).toHaveText('Work not found');
    await expect(worksIn(page)).toHaveCount(isWide ? 6 : 0);
    expect(files.some((file) => file.includes('work-list-pane'))).toBe(isWide);
  });

test('[DA19] a list of 300 works keeps its scroll position from work to work, and the open one is visible', async ({
  page,
}) => {
  await signedIn(page, { works: 300 });
  await page.goto('/work/seeded-000049');
  const first = rowOf(page, 'Seeded work 50').getByRole('link');
  await expect(first).toHaveAttribute('aria-current', 'page');
  await expect(first).toBeInViewport();
  const before = await listTop(page);
  expect(before).toBeGreaterThan(10_000);

  for (const name of ['Seeded work 48', 'Seeded work 52']) {
    await rowOf(page, name).getByRole('link').click();
    await expect(title(page)).toHaveText(name);
    expect(await listTop(page)).toBe(before);
  }
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, -4_000);
  await expect(rowOf(page, 'Seeded work 52')).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Seeded work 48');
  await expect(rowOf(page, 'Seeded work 48')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('making the window narrow and wide again keeps the work as it is', async ({ page }) => {
  await signedIn(page, { works: 30 });
  await page.goto('/work/seeded-000029');
  const field = page.getByLabel('New task');
  await field.fill('Half a');
  for (const [width, count] of [
    [1099, 0],
    [1100, 30],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(worksIn(page)).toHaveCount(count);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Half a');
  }
});

import { openSampleWork } from '../support/screens.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

/** Everything on paper that is not black, or has a background. */
const notBlackOnWhite = () =>
  [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    const { color, backgroundColor, boxShadow, opacity } = getComputedStyle(element);
    const isSeen = element.checkVisibility() && element.getBoundingClientRect().width > 1;
    if (!isSeen || !element.textContent) return [];
    const isPlain = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor);
    return color === 'rgb(0, 0, 0)' && isPlain && boxShadow === 'none' && opacity === '1'
      ? []
      : [
          `${element.tagName} ${element.textContent.slice(0, 40)}: ${color} on ${backgroundColor}, ${boxShadow}`,
        ];
  });

/** Prints a page of A4 from a phone or a desktop. */
async function print(page: Page) {
  await page.setViewportSize({ width: 680, height: 1010 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
}

async function expectPaper(page: Page) {
  await print(page);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  const buttons = page.getByRole('button').filter({ visible: true });
  const marks = page.getByRole('button', { name: /^(Mark (Done|as completed|as not completed)|Done)$/ });
  await expect(buttons).toHaveCount(await marks.filter({ visible: true }).count());
  expect(await page.evaluate(notBlackOnWhite)).toEqual([]);
  const rows = page.getByRole('main').getByRole('listitem').filter({ visible: true });
  for (const row of await rows.all()) await expect(row).toHaveCSS('break-inside', 'avoid');
}

for (const theme of ['light', 'dark'])
  test(`a day, a work's day, notes and goals are printed black on white and without navigation, ${theme}`, async ({
    page,
  }) => {
    await signedIn(page, { sample: true });
    await page.evaluate((value) => localStorage.setItem('theme-storage', value), theme);

    await page.goto('/today');
    await expect(page.getByText('Write project texts')).toBeVisible();
    await expectPaper(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem')).toHaveCount(5);
    for (const task of await page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem').all())
      await expect(task.getByRole('button', { name: 'Mark Done' })).toBeVisible();
    await expect(page.getByText('Check all citations')).toBeVisible();
    await expect(page.getByText('Write project texts')).toBeHidden();

    await page.goto('/goals?type=yearly');
    await expect(page.getByText('Run a half marathon')).toBeVisible();
    await expectPaper(page);
    for (const goal of ['Run three times', 'Finish chapter 3', 'Run a half marathon', 'Learn to sail'])
      await expect(page.getByText(goal)).toBeVisible();

    await page.goto('/notes');
    await expect(page.getByText('Books people praised')).toBeVisible();
    await expectPaper(page);
    const folded = page.locator('[data-folded="true"]');
    for (const text of await folded.all())
      expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);

    await page.emulateMedia({ media: 'screen' });
    await openSampleWork(page);
    await expectPaper(page);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'All tasks' }).click();
    await expect(page.getByText('Day trip to Sintra')).toBeVisible();
    await print(page);
    await expect(page.getByText('Day trip to Sintra')).toBeVisible();
  });

test('a day of the sample fits on one page', async ({ page }) => {
  await signedIn(page, { sample: true });
  await page.goto('/today');
  await expect(page.getByText('Write project texts')).toBeVisible();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('[SH19] of 220 goals and 320 works the print names those that are not loaded, and shows the others completely', async ({
  page,
}) => {
  await signedIn(page, { works: 320, goals: 220 });
  await page.goto('/goals');
  await expect(page.getByText('Seeded goal 220')).toBeVisible();
  await expect(page.getByText('and 170 more')).toBeHidden();
  await print(page);
  await expect(page.getByText('and 170 more')).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/dashboard');
  const works = page.getByRole('list', { name: 'Works' }).getByRole('listitem');
  await expect(works).toHaveCount(50);
  await page.mouse.move(640, 600);
  for (const size of ['100', '150']) {
    await page.mouse.wheel(0, 2_000);
    await expect(works.first()).toHaveAttribute('aria-setsize', size);
  }
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const drawn = document.querySelectorAll('[aria-setsize]').length;
      document.documentElement.dataset['drawn'] = String(drawn);
    });
  });
  await page.pdf({ format: 'A4' });
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '150');
  await print(page);
  await expect(page.getByText('and 170 more')).toBeVisible();
  for (const row of await works.all())
    expect(await row.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
});

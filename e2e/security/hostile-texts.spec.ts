import { hostileTexts } from '../../testing/seed/hostile-texts.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';
import { untilMessage } from '../support/until-message.ts';

const sameScreens = onlyEmbedded('the same screens on both backends');

/** Records code that should not run and requests to other hosts. The list grows during the test. */
function watchFor(page: Page): string[] {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    // A page with unsaved text may ask before it is left.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    found.push(`ran ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) found.push(`asked for ${request.url()}`);
  });
  return found;
}

/** Markup that the product never creates, which a harmful text would have to become. */
const strangeMarkup = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (/^(iframe|object|embed|math|base|meta|marquee|video|audio)$/i.test(element.localName))
        wrong.push(element.outerHTML);
      for (const { name, value } of element.attributes)
        if (name.startsWith('on') || (/href|action|src/.test(name) && /^\s*(javascript|data):/i.test(value)))
          wrong.push(element.outerHTML);
    }
    return wrong;
  });

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts that are on the page, in an element or in a field, equal except for whitespace. */
async function shownOn(page: Page): Promise<string[]> {
  const words = await page.evaluate(() =>
    [
      document.body.textContent,
      ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ].join('\n'),
  );
  const whole = spaced(words);
  return hostileTexts.filter((text) => whole.includes(spaced(text)));
}

/** Screens with records, and the minimum number of texts on each. Long lists show only their first rows. */
const screens: readonly { readonly address: string; readonly atLeast: number }[] = [
  { address: '/', atLeast: 6 },
  { address: '/today', atLeast: 60 },
  { address: '/dashboard', atLeast: 40 },
  { address: '/work/text-004', atLeast: 1 },
  { address: '/goals', atLeast: 50 },
  { address: '/timetable', atLeast: 60 },
  { address: '/reminders', atLeast: 40 },
  { address: '/calendar', atLeast: 1 },
  { address: '/notes', atLeast: 20 },
  { address: '/profile', atLeast: 20 },
  { address: '/notifications', atLeast: 1 },
];

test(
  '[AC15] [NT10] sixty texts that would run as scripts run on no screen and are shown as they were typed',
  sameScreens,
  async ({ page }) => {
    test.slow();
    expect(new Set(hostileTexts).size).toBe(60);
    const found = watchFor(page);
    await signedIn(page, { texts: hostileTexts });
    for (const { address, atLeast } of screens) {
      await page.goto(address);
      await expect
        .poll(async () => (await shownOn(page)).length, { message: address })
        .toBeGreaterThanOrEqual(atLeast);
      expect([address, await strangeMarkup(page), found]).toEqual([address, [], []]);
    }
    await page.goto('/notes');
    await page.getByRole('radio', { name: 'Markdown' }).check({ force: true });
    await expect(page.getByRole('link', { name: 'press' })).toHaveCount(0);
    expect([await strangeMarkup(page), found]).toEqual([[], []]);
  },
);

test('[AC15] nor in the palette, in a toast, in the trash and in a form', sameScreens, async ({ page }) => {
  const found = watchFor(page);
  await signedIn(page, { texts: hostileTexts });
  const text = "'><img src=x onerror=alert(46)>";
  await page.goto('/goals');
  await page.getByText(text).first().waitFor();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('onerror=alert(46)');
  await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await untilMessage(page, 'Goal deleted successfully', () =>
    page
      .getByRole('listitem')
      .filter({ hasText: text })
      .first()
      .getByRole('button', { name: 'Delete goal' })
      .click(),
  );
  await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('checkbox', { name: text })).toBeVisible();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('dialog')).toContainText(text);
  expect([await strangeMarkup(page), found]).toEqual([[], []]);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/today');
  await page.getByRole('button', { name: 'Quick add' }).click();
  const line = page.getByRole('combobox', { name: 'What is to be added' });
  for (const typed of hostileTexts.slice(0, 5)) {
    await line.fill(typed);
    await line.press('Enter');
    await expect(line).toHaveValue('');
  }
  await expect(page.getByText('Added to today').last()).toBeVisible();
  expect([await strangeMarkup(page), found]).toEqual([[], []]);
});

import { themes } from '../support/look.ts';
import { expect, signedIn, test } from '../support/test.ts';

/** Computed colours of the page's tokens. */
const coloursOf = (names: readonly string[]) => {
  const probe = document.body.appendChild(document.createElement('i'));
  const colours = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colours;
};

test('[KA3] a user who prefers more contrast gets strong lines and no muted words, in every theme', async ({
  page,
}) => {
  await signedIn(page, { sample: true });
  await page.goto('/reminders');
  const when = page.getByText(/^Tomorrow$/).first();
  await expect(when).toBeVisible();
  for (const theme of themes) {
    await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
    const names = ['border', 'border-strong', 'fg-muted', 'fg'];
    await page.emulateMedia({ contrast: 'no-preference' });
    const [border, strong, muted, words] = await page.evaluate(coloursOf, names);
    expect([border, muted], theme).not.toEqual([strong, words]);
    await page.emulateMedia({ contrast: 'more' });
    expect(await page.evaluate(coloursOf, names), theme).toEqual([strong, strong, words, words]);
  }
});

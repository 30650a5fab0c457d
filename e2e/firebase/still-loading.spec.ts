import { everShown } from '../support/page-history.ts';
import { accountOnServer } from '../support/signed-in.ts';
import { expect, type Page, signedIn, test } from '../support/own-project.ts';
import { saved } from '../support/saving.ts';

const labels = ['Total Works', 'Active Works', 'Completed', 'High Priority'] as const;
const strip = new RegExp(`${labels.join('(.*?)')}(\\d+|\\D*)`, 's');

/** All numbers that the statistics show, such as '8 Active Works'. */
function numbersIn(texts: readonly string[]): ReadonlySet<string> {
  const shown = texts.flatMap((text) =>
    (strip.exec(text)?.slice(1) ?? []).map((value, index) => `${value} ${labels[index]}`),
  );
  return new Set(shown.filter((value) => /^\d/.test(value)));
}

const untilShown = (page: Page, works: number) =>
  expect(page.getByLabel('Statistics')).toContainText(`Total Works${works}`, { timeout: 60_000 });

test("[DA35] after a reload the dashboard never shows a number together with 'No works found'", async ({
  page,
}) => {
  await signedIn(page, { works: 60 });
  await page.goto('/dashboard');
  await untilShown(page, 60);
  await saved(page);
  const finalText = await page.getByLabel('Statistics').textContent();

  const shown = await everShown(page);
  for (let load = 0; load < 3; load += 1) {
    await page.reload();
    await untilShown(page, 60);
    await saved(page);
  }
  const texts = await shown();
  expect(texts.filter((text) => text.includes('No works found'))).toEqual([]);
  expect(numbersIn(texts)).toEqual(numbersIn([finalText ?? '']));
  expect(numbersIn(texts).size).toBe(labels.length);
});

test('[DA35] on a new device no number and no empty list is shown until all works are loaded', async ({
  page,
}) => {
  const { person } = await accountOnServer(page, { works: 1_500 });
  const shown = await everShown(page);
  await page.goto('/dashboard');
  await person.signIn({ remember: true });
  await expect(page.getByLabel('Statistics')).toBeVisible();
  await person.sees('Still loading');
  await untilShown(page, 1_500);
  await saved(page);
  const texts = await shown();
  expect(texts.filter((text) => text.includes('No works found'))).toEqual([]);
  expect(numbersIn(texts)).toEqual(numbersIn([texts.at(-1) ?? '']));
});

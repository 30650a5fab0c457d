import { expect, type Page } from '@playwright/test';

const counter = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

/** Expects these numbers of home's counters, by their labels. */
export async function expectCounters(
  page: Page,
  figures: Readonly<Record<string, string | RegExp>>,
  options: { readonly timeout?: number } = {},
) {
  for (const [label, figure] of Object.entries(figures))
    await expect(counter(page, label)).toHaveText(figure, options);
}

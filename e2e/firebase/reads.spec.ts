import { expect, type Page, signedIn, test } from '../support/own-project.ts';
import type { Line } from '../support/line.ts';
import { saved } from '../support/saving.ts';

const limits = { home: 30, dashboard: 60 };

/** The count once nothing has been delivered any more for three looks in a row. */
async function documentsOf({ documents }: Line) {
  const seen: number[] = [];
  await expect
    .poll(
      () => {
        seen.push(documents());
        return seen.length > 2 && new Set(seen.slice(-3)).size === 1;
      },
      { intervals: [700], timeout: 30_000 },
    )
    .toBe(true);
  return documents();
}

/** Documents delivered while something is done, up to the last one. */
async function deliveredBy(line: Line, page: Page, act: () => Promise<unknown>) {
  const before = await documentsOf(line);
  await act();
  await saved(page);
  return (await documentsOf(line)) - before;
}

for (const works of [100, 1_000, 10_000])
  test(`[DA19, DA20] home and dashboard of ${works} works read what they show, not what the account holds`, async ({
    page,
    own: { line },
  }) => {
    test.setTimeout(180_000);
    const tokens: string[] = [];
    const person = await signedIn(page, { sample: true, works });
    const home = () => person.sees(`Seeded work ${works}`);
    const dashboard = () =>
      expect(page.getByLabel('Statistics')).toContainText(`Total Works${works + 6}`, { timeout: 30_000 });

    await page.evaluate(
      (database) =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(database);
          deleting.addEventListener('success', () => resolve());
          deleting.addEventListener('error', () => reject(deleting.error));
        }),
      `dayloom-mirror-${person.id}`,
    );
    page.on('request', (request) => request.url().includes('securetoken') && tokens.push(request.url()));
    const figures = {
      'home, new device': await deliveredBy(line, page, async () => [await page.goto('/'), await home()]),
      'home, again': await deliveredBy(line, page, async () => [await page.reload(), await home()]),
      'dashboard, new device': await deliveredBy(line, page, async () => [
        await page.goto('/dashboard'),
        await dashboard(),
      ]),
      'dashboard, again': await deliveredBy(line, page, async () => [await page.reload(), await dashboard()]),
      'home, from the dashboard': await deliveredBy(line, page, async () => {
        await page.getByRole('link', { name: 'Dayloom, home' }).click();
        await home();
      }),
      'dashboard, from home': await deliveredBy(line, page, async () => {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
        await dashboard();
      }),
    };
    console.log(`Documents delivered, ${works} works: ${JSON.stringify(figures)}`);
    for (const [visit, documents] of Object.entries(figures))
      expect(documents, visit).toBeLessThanOrEqual(visit.startsWith('home') ? limits.home : limits.dashboard);
    expect(tokens, 'with a new token Firestore asks for everything again').toEqual([]);
    expect(figures['dashboard, from home'], 'a query that is still listened to').toBe(0);
  });

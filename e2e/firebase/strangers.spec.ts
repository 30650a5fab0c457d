import { watchConsole } from '../support/console-watch.ts';
import { expect, type Page, test } from '../support/own-project.ts';
import { everShown } from '../support/page-history.ts';
import { accountOnServer, signedIn } from '../support/signed-in.ts';
import { saved } from '../support/saving.ts';

/** Everything that the user sees and the page requests at the address of a work. */
async function visit(page: Page, id: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const complaints = watchConsole(page, []);
  const shown = await everShown(page);
  await page.goto(`/work/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work not found');
  await saved(page);
  return {
    screen: await page.locator('body').ariaSnapshot(),
    title: await page.title(),
    ofOthers: (await shown()).filter((text) => text.includes('Seeded work')),
    complaints: complaints(),
    // Without the request for the page itself.
    named: asked.filter((request) => request.includes(id) && !request.includes(`/work/${id}`)),
  };
}

test("[ER11] another user's work, opened by its address, looks exactly like a work that does not exist", async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  const { person: owner } = await accountOnServer(await elsewhere.newPage(), { works: 1 });
  const stranger = await signedIn(page, { sample: true });
  expect(stranger.id).not.toBe(owner.id);

  await page.goto('/dashboard');
  await stranger.sees('Weekend in Lisbon');
  await saved(page);
  const [foreign, missing] = [await page.context().newPage(), await page.context().newPage()];
  const foreignVisit = await visit(foreign, 'seeded-000000');
  expect(foreignVisit).toEqual(await visit(missing, 'seeded-000001'));
  expect(foreignVisit).toMatchObject({ complaints: [], ofOthers: [], named: [] });
  await elsewhere.close();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/breakable-test.ts';
import { logOut } from '../support/log-out.ts';
import { Person } from '../support/person.ts';

const works = (page: Page) => page.getByRole('list', { name: 'Works' }).getByRole('listitem');
/** A visit that stores the copies with which later visits start. */
async function visitHome(person: Person) {
  await person.page.goto('/');
  await person.sees('Recent Tasks');
}

test('[MO15] a start uses the copy on the device instead of waiting for a slow registry', async ({
  seeded,
  breakable,
  page,
}) => {
  await visitHome(seeded);
  breakable.faults = (path) => (path === '/modules.json' ? { hang: true } : undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await seeded.sees('Total Works');
});

test('[MO15] a copy whose files are gone only costs time, because the live registry then names others', async ({
  seeded,
  breakable,
  page,
  expectedMessages,
}) => {
  await visitHome(seeded);
  expectedMessages.push(
    /Failed to load resource|status of 404|MIME type|integrity|preload|Federation Runtime/,
  );
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('dayloom.registry') ?? '') as { revision: number };
    const gone = JSON.stringify({ ...kept, revision: kept.revision - 1 }).replaceAll(
      /\/m\/works\/[^/]+\//g,
      '/m/works/gone/',
    );
    localStorage.setItem(
      'dayloom.registry',
      gone.replaceAll(/("name":"works","version":)"[^"]+"/g, '$1"gone"'),
    );
  });
  breakable.faults = (path) => (path === '/modules.json' ? { delayMs: 1_500 } : undefined);
  await page.goto('/dashboard');
  await seeded.sees('Total Works');
});

test('[OF9] an unreadable copy of /config.json is replaced', async ({ seeded, page }) => {
  await page.evaluate(() => localStorage.setItem('dayloom.config', '{"backend":'));
  await page.goto('/dashboard');
  await seeded.sees('Total Works');
  const copy = await page.evaluate(() => localStorage.getItem('dayloom.config'));
  expect(JSON.parse(copy ?? '')).toHaveProperty('backend');
});

test('[AU4] a start never shows records of a user who was signed in before @gate', async ({
  seeded,
  page,
}) => {
  await visitHome(seeded);
  await logOut(seeded);
  const other = new Person(page);
  await other.signUp();
  await page.goto('/dashboard');
  await other.sees('Total Works');
  await expect(works(page)).toHaveCount(0);
});

test('a start after the clock was set back by years shows the same records', async ({ seeded, page }) => {
  await visitHome(seeded);
  await page.clock.setFixedTime(new Date('2001-02-03T04:05:06Z'));
  await page.goto('/dashboard');
  await seeded.sees('Total Works');
  await expect(works(page)).toHaveCount(6);
});

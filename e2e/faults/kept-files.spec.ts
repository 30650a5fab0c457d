import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../support/breakable-test.ts';
import { jumpBy } from '../support/clock-jump.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { limitStorage } from '../support/full-storage.ts';
import { keptFiles, keptShells, noServer, untilAtRest, untilKept } from '../support/kept.ts';
import { releaseChanged } from '../support/release-changed.ts';
import { expect, type Page, signedIn } from '../support/test.ts';

const ofThePage = onlyEmbedded('where the page comes from depends on no backend');

test.use({ serviceWorkers: 'allow', expectedMessages: async ({}, use) => use([noServer]) });

async function visit(page: Page) {
  const person = await signedIn(page, { works: 3 });
  await page.goto('/');
  await person.sees('Seeded work 3');
  return person;
}

/** A script of the module that a start of home does not request. */
const lazyScript = (files: object, chunk: string) =>
  Object.keys(files).find((file) => file.includes(`/${chunk}.`) && file.endsWith('.js'))!;

test(
  '[OF1, MO16] a file with another hash than the registry names is not kept, nor is half a release, until it is correct',
  ofThePage,
  async ({ page, breakable }) => {
    const { modules } = await breakable.registry();
    const focus = modules.find(({ name }) => name === 'focus')!;
    const changed = lazyScript(focus.files, 'route-notes');
    const right = await readFile(join(breakable.folder, changed));
    const other = Buffer.from(right);
    other[other.length - 4]! ^= 1;
    const wrong = [
      { status: 200, body: other, type: 'text/javascript' },
      { status: 200, body: right, type: 'text/plain' },
    ];
    await page.clock.install();
    for (const fault of wrong) {
      breakable.faults = (path) => (path === changed ? fault : undefined);
      if (fault === wrong[0]) await visit(page);
      await untilAtRest(page);
      expect(await keptShells(page)).toEqual([]);
      expect(await keptFiles(page)).not.toContain(changed);
    }

    breakable.mend();
    // The page that could not keep it retries.
    await jumpBy(page, '01:01');
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
    await untilKept(page);
    expect(await keptFiles(page)).toContain(changed);
  },
);

test(
  '[OF1] while a later release is not completely available, the previous one starts when the server is down, silent or gone',
  ofThePage,
  async ({ page, breakable, expectedMessages }) => {
    // A start preloads files of the last registry that this device has stored.
    expectedMessages.push(/\/route-notes\./);
    const person = await visit(page);
    await untilKept(page);
    await releaseChanged('focus', { in: breakable.folder, from: 'No notes yet', to: 'An empty page awaits' });
    const after = (await breakable.registry()).modules.find(({ name }) => name === 'focus')!;
    const missing = lazyScript(after.files, 'route-notes');
    breakable.faults = (path) => (path === missing ? { status: 404 } : undefined);
    await page.reload();
    await person.sees('Seeded work 3');
    await untilAtRest(page);
    for (const fault of [{ status: 503 }, { hang: true }]) {
      breakable.faults = () => fault;
      await page.goto('/notes');
      await person.sees('No notes yet');
    }
    await breakable.stop();
    await page.goto('/notes');
    await person.sees('No notes yet');
  },
);

test(
  '[OF1, MO16] a kept file that was changed does not run, and is replaced when a server is available',
  ofThePage,
  async ({ page, breakable, expectedMessages }) => {
    expectedMessages.push(/integrity|Failed to load resource|focus|route 'notes'|Loading/);
    const person = await visit(page);
    await untilKept(page);
    const changed = lazyScript(
      (await breakable.registry()).modules.find(({ name }) => name === 'focus')!.files,
      'route-notes',
    );
    await page.evaluate(async (file) => {
      const files = await caches.open('dayloom-files');
      const text = await (await files.match(file))!.text();
      const headers = { 'Content-Type': 'text/javascript' };
      await files.put(file, new Response(`globalThis.ran = true;\n${text}`, { headers }));
    }, changed);
    await breakable.stop();
    await page.goto('/notes');
    await person.sees('This part is not available');
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    await page.goto('/goals');
    await expect(page.getByRole('heading', { level: 1, name: 'Goals' })).toBeVisible();

    await breakable.start();
    await page.goto('/notes');
    await person.sees('No notes yet');
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    await untilAtRest(page);
    for (const fault of [{ status: 503 }, { hang: true }]) {
      breakable.faults = () => fault;
      await page.goto('/notes');
      await person.sees('No notes yet');
    }
    await breakable.stop();
    await page.goto('/notes');
    await person.sees('No notes yet');
  },
);

test(
  "[OF1, MO16] 'Load again' bypasses a changed copy of the main script and style, and keeps the correct ones",
  ofThePage,
  async ({ page, breakable, expectedMessages }) => {
    expectedMessages.push(/integrity|digest|Failed to load resource/);
    const person = await visit(page);
    await untilKept(page);
    const main = (await keptFiles(page)).filter((file) => /^\/s\/.*\/main\.\w+\.(?:js|css)$/.test(file));
    expect(main).toHaveLength(2);
    await page.evaluate(async (addresses) => {
      const files = await caches.open('dayloom-files');
      for (const address of addresses) {
        const { headers } = (await files.match(address))!;
        await files.put(address, new Response('other bytes', { headers }));
      }
    }, main);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('Dayloom could not be loaded. Load again');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await person.sees('Seeded work 3');
    await breakable.stop();
    await page.goto('/dashboard');
    await person.sees('Seeded work 3');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  '[OF1, MO15] a server that is behind for one visit does not replace the kept release with an earlier one',
  ofThePage,
  async ({ page, breakable }) => {
    const person = await visit(page);
    const before = await readFile(join(breakable.folder, 'modules.json'));
    await releaseChanged('focus', { in: breakable.folder, from: 'No notes yet', to: 'An empty page awaits' });
    await page.reload();
    await untilKept(page);
    breakable.faults = (path) =>
      path === '/modules.json' ? { status: 200, body: before, type: 'application/json' } : undefined;
    await page.reload();
    await person.sees('Seeded work 3');
    await untilAtRest(page);
    await breakable.stop();
    await page.goto('/notes');
    await person.sees('An empty page awaits');
  },
);

test(
  '[OF1] a page and a configuration that changed without a new registry are kept with the next visit',
  ofThePage,
  async ({ page, breakable }) => {
    const person = await visit(page);
    await untilKept(page);
    const html = await (await page.request.get('/')).text();
    const json = await (await page.request.get('/config.json')).text();
    const later = {
      '/': { status: 200, body: html.replace('</body>', '<!-- later --></body>'), type: 'text/html' },
      '/config.json': { status: 200, body: json.replace('{', '{"later":true,'), type: 'application/json' },
    };
    breakable.faults = (path) => (path === '/' || path === '/config.json' ? later[path] : undefined);
    await page.reload();
    await person.sees('Seeded work 3');
    await untilAtRest(page);
    await breakable.stop();
    expect(await (await page.goto('/'))!.text()).toContain('<!-- later -->');
    expect(await page.evaluate(async () => (await fetch('/config.json')).json())).toMatchObject({
      later: true,
    });
  },
);

test(
  '[OF1, OF8] the product works without a message when the device has no room to keep it',
  ofThePage,
  async ({ page, breakable }) => {
    const makeRoom = await limitStorage(page, breakable.url, 300_000);
    await visit(page);
    await untilAtRest(page);
    expect(await keptShells(page)).toEqual([]);
    expect(await keptFiles(page)).toEqual([]);
    await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveCount(0);
    await makeRoom();
    await page.reload();
    await untilKept(page);
  },
);

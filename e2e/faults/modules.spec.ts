import type { Page } from '@playwright/test';
import { expect, test } from '../support/breakable-test.ts';

const modules = [
  {
    name: 'works',
    title: 'Dashboard',
    address: '/dashboard',
    sign: 'Total Works',
    other: '/goals',
    otherSign: 'Weekly Goals',
  },
  {
    name: 'planner',
    title: 'My Goals',
    address: '/goals',
    sign: 'Weekly Goals',
    other: '/notes',
    otherSign: 'Notes',
  },
  {
    name: 'focus',
    title: 'Notes',
    address: '/notes',
    sign: 'No notes yet',
    other: '/profile',
    otherSign: 'Choose Theme',
  },
  {
    name: 'wellbeing',
    title: 'Profile',
    address: '/profile',
    sign: 'Choose Theme',
    other: '/dashboard',
    otherSign: 'Total Works',
  },
];

const page404 = '<!doctype html><title>Not here</title>';
const faults = [
  { fault: 'answers 404', answer: { status: 404 } },
  { fault: 'answers 500', answer: { status: 500 } },
  { fault: 'cuts the connection', answer: { reset: true } },
  { fault: 'does not answer', answer: { hang: true } },
  { fault: 'answers with a page', answer: { status: 200, body: page404, type: 'text/html' } },
  {
    fault: 'answers with garbage',
    answer: { status: 200, body: '\u0000\u0001garbage(', type: 'text/javascript' },
  },
];

// Console messages about a broken script, from the browser, the loader and the shell.
test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(
    /The notifications of '.*' cannot be planned/,
    /Failed to load resource/,
    /Refused to execute script/,
    /valid digest|integrity/i,
    /cannot be loaded/,
    /Federation Runtime/,
    /preload/i,
  );
});

const card = 'This part is not available';

/** A script that never arrives delays the page's load event, so only the commit is awaited. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

for (const [index, { fault, answer }] of faults.entries()) {
  const module = modules[index % modules.length]!;
  for (const which of ['entry', 'chunks'] as const) {
    test(`[MO2, MO3, KA1, KA2] when the server of ${module.name} ${fault} for its ${which}, its part says so, the rest works, and 'Try again' heals${index === 1 && which === 'entry' ? ' @gate' : ''}`, async ({
      fresh,
      page,
      breakable,
    }) => {
      breakable.breakModule(module.name, answer, which);
      await open(page, module.address);
      await expect(page.getByText(card)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: module.title })).toBeVisible();

      await open(page, module.other);
      await fresh.sees(module.otherSign);
      await open(page, module.address);
      await expect(page.getByText(card)).toBeVisible();

      breakable.mend();
      const pageBefore = await page.evaluate(() => performance.timeOrigin);
      await fresh.press('Try again');
      await fresh.sees(module.sign);
      await expect(page.getByRole('heading', { level: 1, name: module.title })).toBeFocused();
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(pageBefore);
    });
  }
}

for (const seconds of [9, 25])
  test(`[MO2] a response that arrives after ${seconds} s replaces the card`, async ({
    fresh,
    page,
    breakable,
  }) => {
    breakable.faults = (path) =>
      /^\/m\/focus\/.*entry/.test(path) ? { delayMs: seconds * 1_000 } : undefined;
    await open(page, '/notes');
    await expect(page.getByText(card)).toBeVisible();
    await expect(page.getByText(card)).toBeHidden({ timeout: 26_000 });
    await fresh.sees('No notes yet');
  });

test("[MO3] 'Try again' requests a stylesheet again that never responds", async ({
  fresh,
  page,
  breakable,
}) => {
  breakable.faults = (path) => (/^\/m\/focus\/.*notes.*\.css$/.test(path) ? { hang: true } : undefined);
  await open(page, '/notes');
  await expect(page.getByText(card)).toBeVisible();
  breakable.mend();
  await fresh.press('Try again');
  await fresh.sees('No notes yet');
});

test('[MO4] an error while a module renders stays in the module, and the log names it with its version', async ({
  page,
  fresh,
  breakable,
  expectedMessages,
}) => {
  expectedMessages.push(/planner .* failed/, /thrown by the test/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await breakable.rewriteModule('planner', /route-goals.*\.js$/, (text) =>
    text.replace(/title:"My Goals"/, 'title:(()=>{throw new Error("thrown by the test")})()'),
  );
  const version = (await breakable.registry()).modules.find(({ name }) => name === 'planner')?.version ?? '';
  await open(page, '/goals');
  await expect(page.getByText(card)).toBeVisible();
  expect(logged.some((line) => line.includes(`planner ${version}`))).toBe(true);
  await open(page, '/dashboard');
  await fresh.sees('Total Works');
});

test('[MO2] a module whose entry throws leaves the others working', async ({
  page,
  fresh,
  breakable,
  expectedMessages,
}) => {
  expectedMessages.push(/thrown by the test/);
  await breakable.rewriteModule('works', /entry.*\.js$/, () => 'throw new Error("thrown by the test")');
  await open(page, '/dashboard');
  await expect(page.getByText(card)).toBeVisible();
  await open(page, '/goals');
  await fresh.sees('Weekly Goals');
});

test('[MO5] a module of an unsupported contract is never fetched and says that it needs an update', async ({
  page,
  breakable,
  fresh,
}) => {
  await breakable.changeRegistry(({ modules: all }) => {
    for (const one of all) if (one.name === 'planner') one.descriptor.contract += 1;
  });
  // An older copy would name files of a supported version.
  await page.evaluate(() => localStorage.removeItem('dayloom.registry'));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const address of ['/goals', '/', '/goals']) {
    await open(page, address);
    await fresh.sees('it needs an update');
  }
  expect(fetched.filter((url) => url.includes('/m/planner/'))).toEqual([]);
});

test('[MO16] a module file that differs by one byte from its hash in the registry is not run @gate', async ({
  page,
  fresh,
  breakable,
}) => {
  // A previous version from an earlier build would run instead.
  await breakable.changeRegistry(({ modules: all }) => {
    for (const one of all) delete one.previous;
  });
  const entry = (await breakable.registry()).modules.find(({ name }) => name === 'focus')?.entry ?? '';
  const text = await (await fetch(breakable.url + entry)).text();
  breakable.faults = (path) =>
    path === entry ? { status: 200, body: `${text}\n`, type: 'text/javascript' } : undefined;
  await open(page, '/notes');
  await fresh.sees(card);
  expect(await page.evaluate(() => 'dayloom_focus' in globalThis)).toBe(false);
});

test('[MO16] a stylesheet that differs by one byte is not applied, and its part says so', async ({
  page,
  fresh,
  breakable,
}) => {
  const style = /^\/m\/focus\/.*notes.*\.css$/;
  breakable.faults = (path) => (style.test(path) ? { status: 200, body: ' ', type: 'text/css' } : undefined);
  await open(page, '/notes');
  await fresh.sees(card);
  const applied = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  expect(applied.filter((href) => style.test(new URL(href, breakable.url).pathname))).toEqual([]);
});

test('[MO12] the product does not wait for a version that never responds', async ({
  page,
  fresh,
  breakable,
  expectedMessages,
}) => {
  expectedMessages.push(/timed out|TimeoutError/);
  breakable.faults = (path) => (path === '/m/focus/9.9.9/entry.json' ? { hang: true } : undefined);
  await open(page, '/notes?module=focus@9.9.9');
  await fresh.sees('No notes yet');
});

test('[MO15] with a broken registry the shell starts from its last valid copy, and from the built-in one on a new device @gate', async ({
  page,
  fresh,
  breakable,
  browser,
  expectedMessages,
}) => {
  expectedMessages.push(/falling back to a copy/);
  breakable.faults = (path) => (path === '/modules.json' ? { status: 500 } : undefined);
  await open(page, '/dashboard');
  await fresh.sees('Total Works');

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${breakable.url}/dashboard`);
  await expect(elsewhere).toHaveURL(/\/login$/);
  await elsewhere.context().close();
});

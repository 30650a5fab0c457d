import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/breakable-test.ts';
import type { BreakableProduct } from '../support/release-copy.ts';
import { filesOfPrograms, liveIn, loadIn, ranIn, refusals, tampering } from '../support/tamper.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { type Page, signedIn } from '../support/test.ts';

const sameFiles = onlyEmbedded('the files and their gate are the same on both backends');

/** Opens the product's page and waits until it is idle. */
async function openProduct(page: Page) {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-start', 'app');
}

const isScript = (file: string) => file.endsWith('.js');

/** Serves an empty page with changed headers. */
async function serveBarePage(product: BreakableProduct, headersFrom: (headers: string) => string) {
  const { shell } = await liveIn(product.folder);
  const file = join(product.folder, shell.headers);
  await writeFile(file, headersFrom(await readFile(file, 'utf8')));
  const before = product.faults;
  const page = { status: 200, body: '<!doctype html><title>Bare</title>', type: 'text/html' };
  product.faults = (path, request) => (path === '/bare' ? page : before?.(path, request));
}

test(
  '[MO16] no script or style of the five programs is run or applied after one of its bytes changed',
  sameFiles,
  async ({ breakable, page, browser, expectedMessages }) => {
    expectedMessages.push(...refusals);
    const files = await filesOfPrograms(breakable.folder);
    expect(files.length).toBeGreaterThan(80);
    let asked = 0;
    let blocked = 0;
    const ran: string[] = [];
    const attack = async (on: Page, attacked: readonly string[]) => {
      const taken = await loadIn(on, attacked, 'gate');
      expect(attacked.filter((_, index) => taken[index])).toEqual([]);
      asked += attacked.length;
      blocked += taken.filter((one) => !one).length;
      ran.push(...(await ranIn(on, attacked)));
    };

    await openProduct(page);
    // Unchanged, all of them can be loaded in this way; the main script would start the product again.
    const loadable = files.filter((file) => !/\/main\.[^/]*js$/.test(file));
    expect(await loadIn(page, loadable, 'gate')).toEqual(loadable.map(() => true));

    for (const how of ['flip', 'marker'] as const) {
      breakable.mend();
      const other = await browser.newPage({ baseURL: breakable.url });
      await openProduct(other);
      breakable.faults = tampering(breakable.folder, how);
      await attack(other, files);
      await other.close();
    }

    // Existing files that neither page nor registry names.
    const kept = /\/(?:main|landing)\.[^/]*$/;
    const tampered = tampering(breakable.folder, 'marker', (path) => !kept.test(path));
    const html = await (await page.request.get('/')).text();
    const text = JSON.stringify(await withoutFiles(page));
    breakable.faults = (path, request) => {
      if (path === '/') return { status: 200, body: onlyKept(html, kept), type: 'text/html; charset=utf-8' };
      if (path === '/modules.json') return { status: 200, body: text, type: 'application/json' };
      return tampered(path, request);
    };
    const other = await browser.newPage({ baseURL: breakable.url });
    await openProduct(other);
    const requests: string[] = [];
    other.on('request', (request) => requests.push(request.url()));
    await attack(
      other,
      files.filter((file) => !kept.test(file)),
    );
    expect(requests, 'requests for files without a known hash').toEqual([]);

    // The window of the sign-in loads its own script.
    breakable.faults = tampering(breakable.folder, 'marker');
    await other.goto('/google-sign-in.html');
    asked += 1;
    ran.push(...(await ranIn(other, [])));
    blocked += ran.length === 0 ? 1 : 0;
    expect(ran).toEqual([]);
    await other.close();
    console.log(`${blocked} of ${asked} files refused, ${ran.length} run`);
    expect(blocked).toBe(asked);
  },
);

/** The registry with its modules, but without hashes of files. */
async function withoutFiles(page: Page) {
  const registry = (await (await page.request.get('/modules.json')).json()) as { modules: object[] };
  return { ...registry, modules: registry.modules.map((module) => ({ ...module, files: {} })) };
}

/** The page, naming only some of its files. */
const onlyKept = (html: string, kept: RegExp) =>
  html.replace(/(<script type="application\/json">)([^<]*)/, (_, tag: string, text: string) => {
    const release = JSON.parse(text) as { files: Record<string, string> };
    const files = Object.entries(release.files).filter(([name]) => kept.test(`/${name}`));
    return tag + JSON.stringify({ ...release, files: Object.fromEntries(files) });
  });

test(
  'without the protection each of these attacks succeeds, which proves that the test above is meaningful',
  sameFiles,
  async ({ breakable, page, expectedMessages }) => {
    // Code of all kinds runs here without the page it belongs to.
    expectedMessages.push(/./);
    const files = await filesOfPrograms(breakable.folder);
    for (const how of ['flip', 'marker'] as const) {
      breakable.faults = tampering(breakable.folder, how);
      await serveBarePage(breakable, () => '{}');
      await page.goto('/bare');
      expect(await loadIn(page, files, 'plain')).toEqual(files.map(() => true));
    }
    expect((await ranIn(page, files)).toSorted()).toEqual(files.toSorted());
  },
);

test(
  '[MO16] bypassing the gate runs nothing: Trusted Types block it, and without them the Integrity-Policy',
  sameFiles,
  async ({ breakable, page, expectedMessages, expectedViolations }) => {
    expectedMessages.push(...refusals, /Integrity-Policy|This document requires/);
    expectedViolations.push(/^require-trusted-types-for trusted-types-sink|^integrity-policy /);
    const scripts = (await filesOfPrograms(breakable.folder)).filter(isScript);
    const none = scripts.map(() => false);
    await serveBarePage(breakable, (headers) => headers);
    await page.goto('/bare');
    expect(await loadIn(page, scripts, 'plain')).toEqual(none);
    await serveBarePage(breakable, (headers) =>
      headers.replace(/; require-trusted-types-for 'script'; trusted-types dayloom/, ''),
    );
    await page.goto('/bare');
    expect(await loadIn(page, scripts, 'plain')).toEqual(none);
  },
);

test(
  "[MO16] the page reports a blocked main script, and 'Load again' bypasses the bad copy in the browser's cache",
  sameFiles,
  async ({ breakable, page, expectedMessages }) => {
    expectedMessages.push(...refusals);
    const main =
      (await filesOfPrograms(breakable.folder)).find((file) => /\/main\.[^/]*js$/.test(file)) ?? '';
    const path = join(breakable.folder, main);
    const right = await readFile(path);
    const answer = tampering(breakable.folder, 'marker')(main, {} as never);
    // Changes the file instead of using a fault, because browsers do not cache faulty responses.
    await Promise.all(['.br', '.gz'].map((twin) => rm(path + twin)));
    await writeFile(path, answer?.body ?? '');
    for (const address of ['/login', '/']) {
      await page.goto(address);
      await expect(page.getByRole('alert')).toHaveText('Dayloom could not be loaded. Load again');
    }
    await writeFile(path, right);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-start', 'app');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await ranIn(page, [])).toEqual([]);
  },
);

/** Parts of the shell, by the blocked chunk, with a text of each that is visible when it works. */
const parts = [
  { file: 'login.*.js', address: '/login', title: 'Login', sign: 'Forgot Password' },
  { file: 'login.*.css', address: '/login', title: 'Login', sign: 'Forgot Password' },
  { file: 'workspace.*.js', address: '/', title: 'Dayloom', sign: 'Quick Access', isSignedIn: true },
  { file: 'backend-local.*.js', address: '/', title: 'Dayloom', sign: 'Quick Access', isSignedIn: true },
];
for (const { file, address, title, sign, isSignedIn = false } of parts)
  test(
    `[MO3, MO16] a blocked ${file} of the shell shows the card of '${title}', and 'Try again' repairs it`,
    sameFiles,
    async ({ breakable, page, expectedMessages }) => {
      expectedMessages.push(...refusals);
      if (isSignedIn) await signedIn(page, {});
      const pattern = new RegExp(`^/s/.*/${file.replaceAll('.', '[.]').replace('*', '[0-9a-f]+')}$`);
      breakable.faults = tampering(breakable.folder, 'flip', (path) => pattern.test(path));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('This part is not available.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('This part is not available.')).toBeVisible();
      breakable.mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(sign).first()).toBeVisible();
    },
  );

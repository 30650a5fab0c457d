import { loadLive } from '../support/load-live.ts';
import { expect, test } from '../support/breakable-test.ts';
import type { BreakableProduct } from '../support/release-copy.ts';
import { releaseChanged } from '../support/release-changed.ts';
import { tampering } from '../support/tamper.ts';
import type { Page } from '../support/test.ts';

const versionOf = async (product: BreakableProduct, name: string) =>
  (await product.registry()).modules.find((one) => one.name === name)?.version ?? '';

/** Opens the about panel on this page, with its details expanded. */
async function openDetails(page: Page) {
  await page.getByRole('button', { name: 'About' }).click();
  const panel = page.getByRole('dialog', { name: 'About Dayloom' });
  await panel.getByText('Details', { exact: true }).click();
  const of = (title: string) =>
    panel
      .getByRole('list', { name: 'Modules' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  return { panel, of };
}

const tampered = [/valid digest|integrity/i, /cannot be loaded/, /preload/i, /Failed to load resource/];

test('[MO13, MO16, MO19, MO20] the about panel shows versions, load times and a blocked file, and its report is copied', async ({
  fresh,
  page,
  context,
  breakable,
  expectedMessages,
}) => {
  expectedMessages.push(...tampered);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const notes = /^\/m\/focus\/.*\/route-notes\.[0-9a-f]+\.js$/;
  breakable.faults = tampering(breakable.folder, 'flip', (path) => notes.test(path));
  await page.goto('/dashboard');
  await fresh.sees('Total Works');
  await page.clock.install();
  await loadLive(page, () => page.goto('/notes', { waitUntil: 'commit' }));
  await fresh.sees('This part is not available');

  const version = await versionOf(breakable, 'focus');
  const { panel, of } = await openDetails(page);
  await expect(panel.getByText('A part of Focus has failed.')).toBeVisible();
  await expect(of('Focus')).toContainText(/Loaded in \d+ ms/);
  await expect(of('Focus')).toContainText(`${version}, live`);
  const failure = panel.getByRole('list', { name: 'Failures of Focus' }).getByRole('listitem').first();
  await expect(failure).toContainText(`route 'notes' of ${version}`);
  await expect(failure).toContainText(new RegExp(`/m/focus/${version}/route-notes\\.[0-9a-f]+\\.js`));

  await panel.getByRole('button', { name: 'Copy report' }).click();
  await fresh.sees('Report copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`focus ${version}, live, loaded in`);
  expect(copied).toMatch(new RegExp(`route 'notes' of ${version}: .*/m/focus/${version}/route-notes`));
  expect(copied).not.toContain(fresh.email);
});

test('[MO16, MO19] the about panel names the blocked file of the shell', async ({
  fresh,
  page,
  breakable,
  expectedMessages,
}) => {
  expectedMessages.push(...tampered, /a part of the shell failed|Loading chunk/);
  breakable.faults = tampering(breakable.folder, 'flip', (path) => /\/notification-centre\..*js$/.test(path));
  await page.goto('/notifications');
  await fresh.sees('This part is not available');
  const { panel } = await openDetails(page);
  await expect(panel.getByText('A part of the shell has failed.')).toBeVisible();
  await expect(
    panel.getByText(/^Failed (?:once|\d times): \/s\/.*\/notification-centre\.[0-9a-f]+\.js$/),
  ).toBeVisible();
});

test('[MO20] when the browser denies clipboard access, the panel shows the report selected', async ({
  fresh,
  page,
  context,
}) => {
  await page.goto('/dashboard');
  await fresh.sees('Total Works');
  // Granting one permission denies all others.
  await context.grantPermissions(['geolocation']);
  const { panel } = await openDetails(page);
  await panel.getByRole('button', { name: 'Copy report' }).click();
  await fresh.sees('The browser does not let the report be copied.');
  await expect(panel.getByRole('textbox', { name: 'Report' })).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('works 0.1.0-');
});

test('[MO21] window.dayloom returns the same report, cannot be changed, and contains no user data', async ({
  page,
  visitor,
  breakable,
}) => {
  await visitor.signUp();
  await page.goto('/dashboard');
  await visitor.sees('Total Works');
  const outcome = await page.evaluate(async () => {
    'use strict';
    const rejects = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    const { dayloom } = window;
    return {
      isKept: [
        () => (window.dayloom = undefined),
        () => Object.defineProperty(window, 'dayloom', { value: 1 }),
        () => Object.assign(dayloom!, { report: 1 }),
        () => Object.assign(dayloom!, { version: 1 }),
        () => Object.assign(dayloom!, { more: 1 }),
      ].map(rejects),
      version: dayloom?.version,
      report: await dayloom?.report(),
      kept: JSON.stringify(localStorage) + document.cookie,
    };
  });
  expect(outcome.isKept).toEqual([true, true, true, true, true]);
  expect(outcome.version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  const works = outcome.report?.modules.find(({ name }) => name === 'works');
  expect(works).toMatchObject({
    state: 'loaded',
    origin: 'live',
    version: await versionOf(breakable, 'works'),
  });
  expect(works?.loadedIn).toBeGreaterThanOrEqual(0);
  const text = JSON.stringify(outcome.report);
  expect(outcome.kept).toContain(visitor.email);
  expect(text).not.toContain(visitor.email);
  const { id } = JSON.parse(await page.evaluate(() => localStorage['dayloom.session'] as string)) as {
    id: string;
  };
  expect(text).not.toContain(id);
});

test('[MO9, MO12, MO19] the about panel names an override, and a version that replaces a broken one', async ({
  fresh,
  page,
  breakable,
  expectedMessages,
}) => {
  expectedMessages.push(
    ...tampered,
    /is dead|Refused to execute script|Federation Runtime|cannot be planned/,
  );
  const before = await versionOf(breakable, 'focus');
  await releaseChanged('focus', { in: breakable.folder, from: 'No notes yet', to: 'An empty page awaits' });
  const after = await versionOf(breakable, 'focus');
  expect(after).not.toBe(before);

  const { entry } = (await breakable.registry()).modules.find(({ name }) => name === 'focus')!;
  breakable.faults = (path) => (path === entry ? { status: 404 } : undefined);
  await page.goto('/notes');
  await fresh.sees('No notes yet');
  const fallback = (await openDetails(page)).of('Focus');
  await expect(fallback).toContainText(`${before}, fallback`);
  await expect(fallback).toContainText(`In place of ${after}: its entry file answers 404.`);

  breakable.mend();
  await page.goto(`/notes?module=focus@${before}`);
  await fresh.sees('No notes yet');
  const { panel, of } = await openDetails(page);
  await expect(of('Focus')).toContainText(`${before}, override`);
  await panel.getByRole('button', { name: 'Close' }).click();
  await fresh.press('Reset');
  await fresh.sees('An empty page awaits');
});

test('[MO22] the about panel leads to the licences of all live programs @gate', async ({ fresh, page }) => {
  await page.goto('/dashboard');
  await fresh.sees('Total Works');
  await page.getByRole('button', { name: 'About' }).click();
  const panel = page.getByRole('dialog', { name: 'About Dayloom' });
  await panel.getByText('Licences', { exact: true }).click();
  await expect(panel.getByText(/^react \d+\.\d+\.\d+ \(MIT\): /m)).toBeVisible();
  const answer = await page.request.get('/licences.txt');
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  const text = await answer.text();
  const packages = ['react', 'react-dom', 'react-router', 'react-toastify', 'jotai', '@tanstack/react-query'];
  for (const name of [
    ...packages,
    'lucide-react',
    'firebase',
    '@fontsource-variable/figtree',
    '@rspack/core',
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\([\\w.-]+\\): (?:[a-z]+, )*shell`, 'm'));
  expect(text).toMatch(/^marked .*: focus, planner, works$/m);
  expect(text).toMatch(/^date-fns .*: (?:[a-z]+, )*planner/m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).not.toContain('Released without');
});

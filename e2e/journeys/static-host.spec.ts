import type { BrowserContext } from '@playwright/test';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollback } from '../../tools/release/commands/rollback.mjs';
import { folderStore } from '../../tools/release/stores/folder-store.mjs';
import { watchConsole } from '../support/console-watch.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { loadLive } from '../support/load-live.ts';
import { releaseChanged } from '../support/release-changed.ts';
import { releaseFolder } from '../support/release-folder.ts';
import { openStaticHost, type StaticHost } from '../support/static-host.ts';
import { expect, type Page, signedIn, test as base } from '../support/test.ts';

interface Fixtures {
  /** A separate release folder. */
  readonly release: string;
  /** A static host with a copy of it. */
  readonly host: StaticHost;
  /** A signed-in device whose clock no test changes. */
  readonly device: BrowserContext;
}

const test = base.extend<Fixtures>({
  release: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'dayloom-'));
    await cp(releaseFolder, folder, { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  host: async ({ release }, use) => {
    const host = await openStaticHost(release);
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.url),
  device: async ({ browser, host }, use) => {
    const device = await browser.newContext({ baseURL: host.url });
    const unexpected = watchConsole(device, []);
    await signedIn(await device.newPage(), {});
    await use(device);
    expect(unexpected(), 'errors and warnings in open tabs').toEqual([]);
    await device.close();
  },
});

/** A text of a module's screen, and one of the shell around it. */
const first = { notes: 'No notes yet', footer: 'One calm place for the day.' };
const second = { notes: 'An empty page awaits', footer: 'One quiet place for the day.' };

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** A tab that runs the live versions, and has loaded neither notes nor the about panel. */
async function openTab(device: BrowserContext) {
  const tab = await device.newPage();
  await tab.goto('/dashboard');
  await expect(tab.getByText('Total Works')).toBeVisible();
  return tab;
}

/** Opens what that tab has not loaded yet, from files of the previous or the next release. */
async function opensTheRest(tab: Page) {
  // Before the next address, where the offer of a reload may cover the button.
  await tab.getByRole('button', { name: 'About' }).click();
  await expect(tab.getByRole('dialog', { name: /About/ })).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('dialog', { name: /About/ })).toBeHidden();
  await link(tab, 'Notes').click();
  await expect(tab.getByText(first.notes).or(tab.getByText(second.notes))).toBeVisible();
  await tab.close();
}

test(
  '[MO6, MO7, MO8, MO25] on a static host each page load works after every copied file, for a release of a module, of the shell and their rollback',
  onlyEmbedded('files are served alike for both backends'),
  async ({ page, fresh, release, host, device }) => {
    test.setTimeout(600_000);
    const shown = { ...first };
    let loads = 0;
    const load = async () => {
      await loadLive(page, () => page.goto('/notes', { waitUntil: 'commit' }));
      for (const text of Object.values(shown)) await fresh.sees(text);
      expect(host.missing).toEqual([]);
      loads += 1;
    };

    /** Copies the live release while tabs are open; `changes` is what the copy of a file makes visible. */
    const copied = async (changes: Readonly<Record<string, Partial<typeof shown>>>) => {
      const tab = await openTab(device);
      await host.copy(async (name) => {
        Object.assign(shown, changes[name]);
        await load();
      });
      await opensTheRest(tab);
      expect(host.missing).toEqual([]);
    };

    await page.clock.install();
    await load();

    await test.step('a release of a module', async () => {
      await releaseChanged('focus', { in: release, from: first.notes, to: second.notes });
      await copied({ 'modules.json': { notes: second.notes } });
      expect(shown).toEqual({ ...first, notes: second.notes });
    });

    await test.step('a release of the shell', async () => {
      await releaseChanged('shell', { in: release, from: first.footer, to: second.footer });
      await copied({ 'index.html': { footer: second.footer } });
      expect(shown).toEqual(second);
    });

    await test.step('the rollback of both', async () => {
      for (const app of ['focus', 'shell']) await rollback({ app, store: folderStore(release) });
      const before = loads;
      await copied({ 'modules.json': { notes: first.notes }, 'index.html': { footer: first.footer } });
      expect(shown).toEqual(first);
      expect(loads).toBeGreaterThan(before + 1);
    });
    // A version of the module and one of the shell.
    expect(loads).toBeGreaterThan(50);
  },
);

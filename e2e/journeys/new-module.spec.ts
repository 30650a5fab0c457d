import { onlyEmbedded } from '../support/embedded-only.ts';
import { loadLive } from '../support/load-live.ts';
import { test as base } from '../support/module-alone.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { expect } from '../support/test.ts';

const test = base.extend<{ readonly copy: ProjectCopy }>({
  copy: async ({}, use) => {
    const copy = await ProjectCopy.make();
    await use(copy);
    await copy.remove();
  },
  baseURL: ({ copy }, use) => use(copy.url),
});

/** A name of two words, which becomes part of addresses, files and names in the page. */
const name = 'reading-list';
const title = 'Reading list';

const sources = ['apps', 'libs', 'tools', 'testing', 'e2e', 'functions', 'docs'];

/** The checks of `npm test` for a module, with the commands that it runs. */
const checks = [
  ['node_modules/prettier/bin/prettier.cjs', '--check', `apps/${name}`, 'package.json'],
  ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json'],
  ['tools/boundaries/check.mjs'],
  ['node_modules/knip/bin/knip.js', '--no-progress'],
  ['node_modules/nx/dist/bin/nx.js', 'run-many', '-p', name, '-t', 'lint', 'test'],
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['bottom-bar', 'conventions', 'dependencies', 'descriptors', 'levels', 'module-names'].map(
      (file) => `testing/repository/${file}.test`,
    ),
  ],
  ['node_modules/@playwright/test/cli.js', 'test', '--list'],
];

test(
  '[MO6, MO11, MO29, MO31] a module created with one command passes the checks, runs alone, is released into an existing shell without changing it, and is taken back for good',
  onlyEmbedded('a module is made, built and released alike for both backends'),
  async ({ page, visitor, alone, copy }) => {
    test.setTimeout(480_000);
    const hashes = async (folders: readonly string[]) =>
      new Map((await Promise.all(folders.map((folder) => copy.hashes(folder)))).flatMap((all) => [...all]));
    const before = await hashes(sources);
    const released = await hashes(['dist/release']);

    await test.step('it is created, and nothing else changes', async () => {
      const says = await copy.run('npm', 'run', 'new-module', name);
      expect(says).toContain(`${title} is in apps/${name}`);
      const now = await hashes(sources);
      const changed = [...now].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
      expect(changed.filter((path) => !path.startsWith(`apps/${name}/`))).toEqual([]);
      expect(changed).toContain(`apps/${name}/module.json`);
      expect([...before.keys()].filter((path) => !now.has(path))).toEqual([]);
    });

    for (const [script = '', ...words] of checks)
      await test.step(`${script} passes`, () => copy.run(process.execPath, script, ...words));

    await test.step('it is not part of the product yet', async () => {
      await visitor.signUp();
      await visitor.sees('My Goals');
      await expect(page.getByText(title)).toHaveCount(0);
    });

    let preview = '';
    await test.step('it is shown in one tab before it is live, until a reset', async () => {
      const says = await copy.run('npm', 'run', 'release', name, '--', '--not-live');
      preview = /\/reading-list\?module=reading-list@\S+/.exec(says)?.[0] ?? '';
      await page.goto(preview);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await visitor.press('Reset');
      await visitor.sees('Page not found');
    });

    await test.step('it is refused while it has keys of the shell', async () => {
      const keys = '"shortcuts": [{ "id": "home", "title": "Read", "keys": "g h", "to": "/reading-list" }],';
      await copy.replace(`apps/${name}/module.json`, '"slots":', `${keys} "slots":`);
      const taken = "The keys 'g h' of 'Read' are taken by 'Home' of the shell: choose others.";
      await expect(copy.run('npm', 'run', 'release', name)).rejects.toThrow(taken);
      await expect(copy.run(process.execPath, 'tools/lint/module.mjs', `apps/${name}`)).rejects.toThrow(
        taken,
      );
      await copy.replace(`apps/${name}/module.json`, `${keys} `, '');
    });

    await test.step('it is released, and nothing existing changes', async () => {
      expect(await copy.run('npm', 'run', 'release', name)).toMatch(/reading-list 0\.1\.0-\w+ is live/);
      const now = await hashes(['dist/release']);
      const changed = [...released].filter(([path, hash]) => now.get(path) !== hash).map(([path]) => path);
      expect(changed.toSorted((a, b) => a.localeCompare(b))).toEqual([
        'dist/release/licences.txt',
        'dist/release/modules.json',
      ]);
      const added = [...now.keys()].filter((path) => !released.has(path));
      expect(
        added.filter((path) => !/^dist\/release\/(?:(?:maps\/)?m\/reading-list|history)\//.test(path)),
      ).toEqual([]);
    });

    await test.step('it is on home and in the navigation, and its screen opens', async () => {
      await page.clock.install();
      await loadLive(page, () => page.goto('/', { waitUntil: 'commit' }));
      const widget = page.getByRole('region', { name: title });
      await expect(widget).toContainText(`Nothing in ${title} yet`);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Dayloom`);
      await visitor.press('Add Note');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title').fill('Rye');
      await dialog.getByLabel('Content').fill('Sown in the west field');
      await dialog.getByRole('button', { name: 'Add Note' }).click();
      await expect(page.getByRole('main').getByText('Rye')).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await expect(widget).toContainText('Rye');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    await test.step('after the rollback of its first release it is gone', async () => {
      await copy.run('npm', 'run', 'release', 'rollback', name);
      await loadLive(page, () => page.goto('/', { waitUntil: 'commit' }));
      await visitor.sees('My Goals');
      await expect(page.getByText(title)).toHaveCount(0);
    });

    await test.step('after it was withdrawn, no link loads it', async () => {
      const [, version = ''] = /reading-list@(\S+)/.exec(preview) ?? [];
      await copy.run('npm', 'run', 'release', 'withdraw', name, version);
      await page.goto(preview);
      await visitor.sees('A version that was requested was withdrawn and is not loaded any more.');
      await visitor.sees('Page not found');
      await visitor.press('Reset');
    });

    await test.step('it runs alone', async () => {
      await page.goto(`${await alone(name, copy.folder)}/${name}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByText('Books people praised')).toBeVisible();
      await page.getByRole('link', { name: 'Widgets' }).click();
      await expect(page.getByRole('region', { name: title })).toBeVisible();
    });
    // The development server keeps running until the test ends, and would report the removed files to the page.
    await page.close();
  },
);

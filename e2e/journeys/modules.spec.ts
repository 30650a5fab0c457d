import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleDescriptors } from '../../tools/apps.mjs';
import { runCommand } from '../../tools/start/run-command.mjs';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { loadLive } from '../support/load-live.ts';
import { expectOneCopyOfEach } from '../support/providers.ts';
import { releaseChanged } from '../support/release-changed.ts';
import { ownScreens } from '../support/screens.ts';
import { expect, test } from '../support/breakable-test.ts';

test('[MO1, MO10] navigation, routes and placeholders are shown while every module script is delayed', async ({
  page,
  user,
  expectedMessages,
}) => {
  // Delayed files are not used within the browser's time limit.
  expectedMessages.push(/preload/);
  await page.route(/\/m\/.*\.js$/, () => undefined);
  // A start requests the scripts while the page is parsed, so they delay its load event.
  await page.goto('/', { waitUntil: 'commit' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Dashboard', 'Notes', 'Profile'])
    await expect(navigation.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading...').first()).toBeAttached();
  await page.goto('/goals', { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/My Goals/);
  expect(user.email).toContain('@');
});

test('[MO10] React, router, jotai, query and platform library come only from the shell', async ({
  user,
  page,
}) => {
  for (const { address, empty } of ownScreens) {
    await page.goto(address);
    await user.sees(empty);
  }
  await expectOneCopyOfEach(page);
  expect(user.email).toContain('@');
});

test('[MO13] the about panel lists versions, their origin and what is loaded', async ({ user, page }) => {
  await page.goto('/dashboard');
  await user.sees('Total Works');
  await user.press('About');
  const about = page.getByRole('dialog', { name: /About/ });
  await expect(about.getByText('Everything is in place.')).toBeVisible();
  await about.getByText('Details').click();
  for (const { title } of moduleDescriptors())
    await expect(about.getByText(title, { exact: true })).toBeVisible();
  await expect(about.getByText(/0\.1\.0-[0-9a-f]{8}/).first()).toBeVisible();
});

test('[MO12] safe mode leaves a module out, says so, and is reset with one press', async ({ user, page }) => {
  await page.goto('/?without=works');
  await user.sees(/works/i);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  // Safe mode continues without its parameter in the address. With only a hash the page would not reload.
  await page.goto('/#top');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await user.press('Reset');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('[MO23, MO27] the build of each module lists its kinds of records and the React that it needs @gate', async () => {
  const buildOf = async (app: string) =>
    JSON.parse(await readFile(`apps/${app}/dist/build.json`, 'utf8')) as Record<'kinds' | 'shared', object>;
  expect(await buildOf('works')).toMatchObject({
    kinds: expect.arrayContaining(['tasks', 'works']),
    // It uses `useEffectEvent`.
    shared: { react: '19.2.0' },
  });
  for (const app of ['planner', 'focus', 'wellbeing']) expect((await buildOf(app)).kinds).not.toEqual([]);
});

test('[MO12] a banner announces another released version of a module', async ({ user, page, breakable }) => {
  const version = (await breakable.registry()).modules.find(({ name }) => name === 'focus')?.version ?? '';
  await page.goto(`/notes?module=focus@${version}`);
  await user.sees('No notes yet');
  await user.sees(`focus ${version}`);
});

test('[MO6] a new version of one module shows on the next page load, with no other program built or changed @gate', async ({
  user,
  page,
  breakable,
}) => {
  await page.goto('/notes');
  await user.sees('No notes yet');
  const index = await readFile(join(breakable.folder, 'index.html'), 'utf8');
  const before = await breakable.registry();

  await releaseChanged('focus', { in: breakable.folder, from: 'No notes yet', to: 'An empty page awaits' });

  await page.clock.install();
  await loadLive(page, () => page.reload({ waitUntil: 'commit' }));
  await user.sees('An empty page awaits');
  expect(await readFile(join(breakable.folder, 'index.html'), 'utf8')).toBe(index);
  const others = ({ modules }: typeof before) =>
    modules.filter(({ name }) => name !== 'focus').map(({ version }) => version);
  expect(others(await breakable.registry())).toEqual(others(before));
});

test(
  '[MO7] the rollback command makes the previous version live on the next page load, and builds nothing',
  onlyEmbedded('a registry is switched alike for both backends'),
  async ({ user, page, breakable }) => {
    const liveVersion = async () =>
      (await breakable.registry()).modules.find(({ name }) => name === 'focus')?.version;
    const built = () => stat('apps/focus/dist').then(({ mtimeMs }) => mtimeMs);
    const before = { live: await liveVersion(), built: await built() };
    await releaseChanged('focus', { in: breakable.folder, from: 'No notes yet', to: 'An empty page awaits' });
    await page.clock.install();
    await loadLive(page, () => page.goto('/notes', { waitUntil: 'commit' }));
    await user.sees('An empty page awaits');

    const words = ['run', 'release', 'rollback', 'focus', '--', '--target', breakable.folder];
    const { failed, all } = await runCommand('npm', words);
    expect(failed ? all : '').toBe('');
    expect({ live: await liveVersion(), built: await built() }).toEqual(before);
    await loadLive(page, () => page.reload({ waitUntil: 'commit' }));
    await user.sees('No notes yet');
  },
);

test('[MO8] a tab opened before a release still opens screens that it had not loaded', async ({
  user,
  page,
  breakable,
}) => {
  await page.goto('/dashboard');
  await user.sees('Total Works');
  await releaseChanged('focus', { in: breakable.folder, from: 'No notes yet', to: 'An empty page awaits' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
  await user.sees('No notes yet');
});

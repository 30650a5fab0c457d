import type { Locator } from '@playwright/test';
import { allApps, moduleDescriptors } from '../../tools/apps.mjs';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { addGoal, goalsIn } from '../support/goals.ts';
import { loadLive } from '../support/load-live.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { addNote, notesIn } from '../support/saving.ts';
import { expect, type Page, test as base } from '../support/test.ts';
import { untilMessage } from '../support/until-message.ts';
import { type Age, type Ages, ages, type Change, otherAge, TwoReleases } from '../support/two-releases.ts';
import { worksIn } from '../support/works.ts';

const inSourceAsTitle = (text: string) => `title="${text}"`;

/** The text that the new release of an app changes: the heading of a screen, or the shell's footer. */
const changes: Readonly<Record<string, Change>> = {
  shell: {
    file: 'apps/shell/src/frame/site-footer.tsx',
    old: 'One calm place for the day.',
    new: 'A calm day in one place.',
    inSource: (text) => `<p>${text}</p>`,
  },
  works: {
    file: 'apps/works/src/dashboard/dashboard.tsx',
    old: 'Dashboard',
    new: 'All works',
    inSource: inSourceAsTitle,
  },
  planner: {
    file: 'apps/planner/src/goals/goals.tsx',
    old: 'My Goals',
    new: 'What I aim for',
    inSource: inSourceAsTitle,
  },
  focus: {
    file: 'apps/focus/src/notes/notes.tsx',
    old: 'Notes',
    new: 'Written down',
    inSource: inSourceAsTitle,
  },
  wellbeing: {
    file: 'apps/wellbeing/src/profile/profile.tsx',
    old: 'Profile',
    new: 'About me',
    inSource: inSourceAsTitle,
  },
};

function changeOf(app: string): Change {
  const change = changes[app];
  if (!change)
    throw new Error(
      `Add ${app} to the tables of e2e/journeys/skew.spec.ts: a text to change, a record to add.`,
    );
  return change;
}

const test = base.extend<object, { readonly copy: ProjectCopy; readonly releases: TwoReleases }>({
  copy: [
    async ({}, use) => {
      const copy = await ProjectCopy.make();
      await use(copy);
      await copy.remove();
    },
    { scope: 'worker' },
  ],
  releases: [
    async ({ copy }, use) => use(await TwoReleases.build(copy, changeOf)),
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: ({ copy }, use) => use(copy.url),
});

// One worker, so that the releases are built once.
test.describe.configure({ mode: 'default' });
// The navigation is wide enough for every link that belongs there.
test.use({ viewport: { width: 1600, height: 900 } });

const ofReleases = onlyEmbedded('a release is built and made live alike for both backends');
const modules = moduleDescriptors().map(({ name }) => name);
const allOf = (age: Age): Ages => new Map(allApps().map((app) => [app, age]));

interface Use {
  readonly open: (page: Page) => Promise<void>;
  readonly add: (page: Page) => Promise<unknown>;
  readonly added: (page: Page) => Locator;
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const byLink = (name: string) => (page: Page) =>
  navigation(page).getByRole('link', { name, exact: true }).click();
const byMore = (name: string) => async (page: Page) => {
  await navigation(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

async function addWork(page: Page) {
  await page.getByRole('button', { name: 'Add Work' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Work' });
  await dialog.getByLabel('Title').fill('Paint the fence');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await untilMessage(page, 'Work added successfully', () =>
    page.getByRole('button', { name: 'Save Work' }).click(),
  );
}

async function addName(page: Page) {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name').fill('Asha Rao');
  await untilMessage(page, 'Profile updated successfully', () =>
    page.getByRole('button', { name: 'Save Changes' }).click(),
  );
}

/** A screen of each module, and a record that is added on it. */
const uses: Readonly<Record<string, Use>> = {
  works: {
    open: byLink('Dashboard'),
    add: addWork,
    added: (page) => worksIn(page).filter({ hasText: 'Paint the fence' }),
  },
  planner: {
    open: byMore('Goals'),
    add: (page) => addGoal(page, 'Run three times', 'Before work.'),
    added: (page) => goalsIn(page, 'Weekly Goals').filter({ hasText: 'Run three times' }),
  },
  focus: {
    open: byLink('Notes'),
    add: (page) => addNote(page, 'Birthday ideas'),
    added: (page) => notesIn(page).filter({ hasText: 'Birthday ideas' }),
  },
  wellbeing: {
    open: byLink('Profile'),
    add: addName,
    added: (page) =>
      page.getByRole('region', { name: 'Account', exact: true }).getByRole('definition').filter({
        hasText: 'Asha Rao',
      }),
  },
};

function useOf(module: string): Use {
  const use = uses[module];
  if (!use) throw new Error(`Add ${module} to the tables of e2e/journeys/skew.spec.ts: a record to add.`);
  return use;
}

const textOf = (page: Page, app: string, age: Age) => {
  const { [age]: text } = changeOf(app);
  return app === 'shell'
    ? page.getByRole('contentinfo').getByText(text, { exact: true })
    : page.getByRole('heading', { level: 1, name: text, exact: true });
};

async function showsText(page: Page, app: string, live: Ages) {
  const age = live.get(app) ?? 'old';
  await expect(textOf(page, app, age)).toBeVisible();
  await expect(textOf(page, app, otherAge(age))).toHaveCount(0);
}

async function openScreen(page: Page, module: string, live: Ages) {
  await useOf(module).open(page);
  await showsText(page, module, live);
}

async function addRecords(page: Page, live: Ages) {
  await showsText(page, 'shell', live);
  for (const module of modules) {
    await openScreen(page, module, live);
    await useOf(module).add(page);
  }
}

async function seeRecords(page: Page, live: Ages) {
  await showsText(page, 'shell', live);
  for (const module of modules) {
    await openScreen(page, module, live);
    await expect(useOf(module).added(page)).toBeVisible();
  }
}

/** The versions of the apps that the page runs. */
async function runningVersions(page: Page) {
  const report = await page.evaluate(() => window.dayloom?.report());
  if (!report) throw new Error('The page has no report.');
  const { shell, modules: all } = report;
  return new Map([...all, { name: 'shell', ...shell }].map(({ name, version }) => [name, version]));
}

const openLive = (page: Page) => loadLive(page, () => page.goto('/', { waitUntil: 'commit' }));
const reloadLive = (page: Page) => loadLive(page, () => page.reload({ waitUntil: 'commit' }));

const pairs = ages.flatMap((shell) =>
  ages.map((rest) => ({
    what: `the ${shell} shell and the ${rest} modules`,
    live: new Map([...allOf(rest), ['shell', shell]]) as Ages,
  })),
);

const single = ages.flatMap((rest) =>
  modules.map((module) => ({
    what: `the ${otherAge(rest)} ${module} where all else is ${rest}`,
    live: new Map([...allOf(rest), [module, otherAge(rest)]]) as Ages,
  })),
);

for (const { what, live } of [...pairs, ...single])
  test(`[MO14] records are added and kept with ${what}`, ofReleases, async ({ page, fresh, releases }) => {
    await releases.promote(live);
    await page.clock.install();
    await openLive(page);
    await addRecords(page, live);
    await reloadLive(page);
    await seeRecords(page, live);
    expect(await runningVersions(page)).toEqual(releases.versions(live));
    expect(fresh.email).toContain('@');
  });

/** Opens home with a fixed clock. A minute later the page would check for new releases. */
async function openTab(page: Page) {
  await page.clock.install();
  await loadLive(page, async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.clock.setFixedTime(await page.evaluate(() => Date.now()));
  });
}

const switches = [
  { what: 'a release', before: allOf('old'), after: allOf('new'), make: 'promote' },
  { what: 'a rollback', before: allOf('new'), after: allOf('old'), make: 'rollback' },
] as const;

for (const { what, before, after, make } of switches)
  test(
    `[MO8, MO14] a tab opened before ${what} of every app opens screens that it had not loaded, and shows the live versions after a reload`,
    ofReleases,
    async ({ page, fresh, releases }) => {
      await releases.promote(before);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await openTab(page);
      await showsText(page, 'shell', before);
      await fresh.sees('No weekly goals set');
      expect(asked.filter((path) => path.includes('/route-'))).toEqual([]);

      await releases[make](after);
      await addRecords(page, before);
      await seeRecords(page, before);
      await page.getByRole('button', { name: 'About' }).click();
      const about = page.getByRole('dialog', { name: 'About Dayloom' });
      await expect(about).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await runningVersions(page)).toEqual(releases.versions(before));

      await reloadLive(page);
      await seeRecords(page, after);
      expect(await runningVersions(page)).toEqual(releases.versions(after));
    },
  );

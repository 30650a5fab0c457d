import type { Locator, Page } from '@playwright/test';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { FaultyProduct } from '../support/faulty-product.ts';
import type { Person } from '../support/person.ts';
import { StillClock } from '../support/still-clock.ts';
import { expect, test as base } from '../support/test.ts';
import { type Case, cases, modules, rulesOf, sample } from './matrix.ts';

/** `npm run prove faults` runs all cases, `npm test` a sample. */
const selected = process.env['DAYLOOM_PROVE'] === 'faults' ? cases : sample(24);
/** Milliseconds of the page's own clock until it must show what is wrong. */
const maxWaitMs = 6_000;
/** Maximum number of automatic requests of the page in the minute after that. */
const maxRequests = 4;

const test = base.extend<{ readonly faulty: FaultyProduct }, { readonly copy: FaultyProduct }>({
  copy: [
    async ({}, use) => {
      const product = new FaultyProduct();
      await product.open();
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  faulty: async ({ copy }, use) => {
    await copy.reset();
    await use(copy);
  },
  baseURL: ({ faulty }, use) => use(faulty.url),
});

// Messages of the browser, the federation runtime and the shell about broken parts.
test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(
    /Failed to load resource/,
    /Refused to (?:execute|apply)/,
    /MIME type|TrustedScriptURL/,
    /valid digest|integrity/i,
    /cannot be loaded/,
    /Federation Runtime/,
    /preload/i,
    /falling back to a copy/,
    /is dead: .* The version before runs/,
    /cannot be planned/,
    /thrown by the test/,
    /registry cannot be used/,
    /failed\.$/m,
  );
});

const address = ({ module }: Case) => module.address;

/** Opens a screen with the header's link, wherever it is. */
async function open(page: Page, name: string) {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const link = navigation.getByRole('link', { name, exact: true });
  if (await link.isVisible()) return link.click();
  await navigation.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The name on the card. The shell knows no screens of a module that cannot run here. */
const nameOf = ({ outcome, module }: Case) => (outcome === 'update' ? module.title : module.screen);

/** The element that must be visible first when the case's screen is opened. */
function signOf(page: Page, one: Case): Locator {
  const { outcome, module } = one;
  const card = page.getByRole('region', { name: nameOf(one), exact: true });
  switch (outcome) {
    case 'card':
      return card.getByText('This part is not available');
    case 'update':
      return card.getByText('it needs an update');
    case 'part':
    case 'version before':
      return page.getByText(module.sign).first();
  }
}

/** Visits the screens of the other modules by links, and returns. */
async function useOthers(person: Person, one: Case) {
  for (const { link, sign } of modules.filter(({ name }) => name !== one.module.name)) {
    await open(person.page, link);
    await person.sees(sign);
  }
  await open(person.page, one.module.link);
  await signOf(person.page, one).waitFor();
}

/** Records the addresses that the page requests from now on, without the part that bypasses a cache. */
function watchRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** The versions of a module whose code behind the entry was requested. */
const versionsIn = (asked: readonly string[], name: string) =>
  asked.flatMap((path) => {
    const [, of, version] = /^\/m\/(\w+)\/([^/]+)\/module\.\w+\.js$/.exec(path) ?? [];
    return of === name && version ? [version] : [];
  });

const pageClock = (page: Page) => page.evaluate(() => Date.now());

async function isShownInAboutPanel(person: Person, dead: string, before: string) {
  await person.press('About');
  const about = person.page.getByRole('dialog', { name: /About/ });
  await about.getByText('Details').click();
  await expect(about.getByText(before).first()).toBeVisible();
  await expect(about.getByText(`In place of ${dead}`)).toBeVisible();
}

async function heals(page: Page, { module, heals: way }: Case, repair: () => Promise<void>) {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await repair();
  const part = page.getByText(module.sign).first();
  // The reminders retry once a minute, and a successful retry restores all parts, possibly before the press.
  await Promise.any([page.getByRole('button', { name: 'Try again' }).press('Enter'), part.waitFor()]);
  // A message offers the repaired release with a button of the same name.
  if (way === 'reload') await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await part.waitFor();
  await expect(page.locator('html[data-same-page]')).toHaveCount(way === 'again' ? 1 : 0);
}

for (const one of selected) {
  const { module, part, fault, hasPrevious, outcome } = one;
  const suffix = hasPrevious ? ', with a version before' : '';
  test(
    `[${rulesOf(one).join(', ')}] ${module.name} survives: ${part} ${fault}${suffix}`,
    onlyEmbedded('modules come the same way on both backends'),
    async ({ page, fresh, faulty }) => {
      const live = (await faulty.registry()).modules.find(({ name }) => name === module.name)?.version ?? '';
      const before = hasPrevious ? await faulty.addPrevious(module.name) : '';
      await faulty.break(module.name, part, fault, { screen: module.route });
      const clock = await StillClock.stop(page);
      const requests = watchRequests(page);

      await page.goto(address(one), { waitUntil: 'commit' });
      // The previous version may appear after the message that the part is still loading.
      const card = page.getByRole('region', { name: module.screen }).getByText('not available');
      const waited = await clock.passUntil(
        signOf(page, one).or(card).first(),
        maxWaitMs,
        fault === 'does not answer' ? faulty.broken : undefined,
      );
      expect(waited, 'milliseconds until it was reported').toBeLessThan(maxWaitMs);
      await clock.go();
      await signOf(page, one).waitFor();
      const reported = { at: await pageClock(page), requests: requests.length };
      if (outcome === 'card' || outcome === 'update')
        await expect(page.getByRole('heading', { level: 1, name: nameOf(one) })).toBeVisible();

      await useOthers(fresh, one);
      await page.clock.runFor(60_000 - ((await pageClock(page)) - reported.at));
      const later = requests.slice(reported.requests).filter((path) => path === faulty.broken);
      expect(later.length, 'automatic requests in a minute').toBeLessThanOrEqual(maxRequests);

      if (outcome === 'version before') {
        expect(versionsIn(requests, module.name)).toContain(before);
        const dead = (await faulty.registry()).modules.find(({ name }) => name === module.name)?.version;
        await isShownInAboutPanel(fresh, dead ?? live, before);
      }
      if (outcome !== 'card' && outcome !== 'update') return;
      expect(versionsIn(requests, module.name)).not.toContain(before);
      await heals(page, one, () => faulty.repair());
    },
  );
}

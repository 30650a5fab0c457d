import type { Locator, Page } from '@playwright/test';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { FaultyProduct } from '../support/faulty-product.ts';
import type { Person } from '../support/person.ts';
import { StillClock } from '../support/still-clock.ts';
import { expect, test as base } from '../support/test.ts';
import { type Case, cases, modules, rulesOf, sample } from './matrix.ts';

/** `npm run prove faults` runs all, `npm test` a sample. */
const shown = process.env['DAYLOOM_PROVE'] === 'faults' ? cases : sample(24);
/** How soon the page has to say what is wrong. Milliseconds of its own clock. */
const soon = 6_000;
/** Requests of the page's own in the minute after that. */
const mostRequests = 4;

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

// What the browser, the federation runtime and the shell say of what is broken.
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

/** By the header's link, wherever that stands. */
async function open(page: Page, name: string) {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const link = navigation.getByRole('link', { name, exact: true });
  if (await link.isVisible()) return link.click();
  await navigation.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** By which name the card goes: of a module that cannot run here the shell knows no screens. */
const nameOf = ({ shown: what, module }: Case) => (what === 'update' ? module.title : module.screen);

/** What has to be seen first, wherever the screen of the case is opened. */
function signOf(page: Page, one: Case): Locator {
  const { shown: what, module } = one;
  const card = page.getByRole('region', { name: nameOf(one), exact: true });
  switch (what) {
    case 'card':
      return card.getByText('This part is not available');
    case 'update':
      return card.getByText('it needs an update');
    case 'part':
    case 'version before':
      return page.getByText(module.sign).first();
  }
}

/** From screen to screen of the other modules, by links, and back. */
async function useOthers(person: Person, one: Case) {
  for (const { link, sign } of modules.filter(({ name }) => name !== one.module.name)) {
    await open(person.page, link);
    await person.sees(sign);
  }
  await open(person.page, one.module.link);
  await signOf(person.page, one).waitFor();
}

/** What the page asks for from now on: addresses without what gets past a cache. */
function watchRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Of which versions of a module it has asked for the code that stands behind the entry. */
const versionsIn = (asked: readonly string[], name: string) =>
  asked.flatMap((path) => {
    const [, of, version] = /^\/m\/(\w+)\/([^/]+)\/module\.\w+\.js$/.exec(path) ?? [];
    return of === name && version ? [version] : [];
  });

const pageClock = (page: Page) => page.evaluate(() => Date.now());

async function isToldInAboutPanel(person: Person, dead: string, before: string) {
  await person.press('About');
  const about = person.page.getByRole('dialog', { name: /About/ });
  await about.getByText('Details').click();
  await expect(about.getByText(before).first()).toBeVisible();
  await expect(about.getByText(`In place of ${dead}`)).toBeVisible();
}

async function heals(person: Person, { module, heals: way }: Case, repair: () => Promise<void>) {
  const { page } = person;
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await repair();
  const part = page.getByText(module.sign).first();
  // What asks for reminders asks again once a minute, and what then comes is there for all: also before the press.
  await Promise.any([page.getByRole('button', { name: 'Try again' }).press('Enter'), part.waitFor()]);
  if (way === 'reload') await person.press('Reload');
  await part.waitFor();
  await expect(page.locator('html[data-same-page]')).toHaveCount(way === 'again' ? 1 : 0);
}

for (const one of shown) {
  const { module, part, fault, hasPrevious, shown: what } = one;
  const besides = hasPrevious ? ', with a version before' : '';
  test(
    `[${rulesOf(one).join(', ')}] ${module.name} survives: ${part} ${fault}${besides}`,
    onlyEmbedded('modules come the same way on both backends'),
    async ({ page, fresh, faulty }) => {
      const live = (await faulty.registry()).modules.find(({ name }) => name === module.name)?.version ?? '';
      const before = hasPrevious ? await faulty.addPrevious(module.name) : '';
      await faulty.break(module.name, part, fault, { screen: module.route });
      const clock = await StillClock.stop(page);
      const requests = watchRequests(page);

      await page.goto(address(one), { waitUntil: 'commit' });
      // The version before may come after the word that the part is still loading.
      const card = page.getByRole('region', { name: module.screen }).getByText('not available');
      const waited = await clock.passUntil(
        signOf(page, one).or(card).first(),
        soon,
        fault === 'does not answer' ? faulty.broken : undefined,
      );
      expect(waited, 'milliseconds until it was told').toBeLessThan(soon);
      await clock.go();
      await signOf(page, one).waitFor();
      const told = { at: await pageClock(page), requests: requests.length };
      if (what === 'card' || what === 'update')
        await expect(page.getByRole('heading', { level: 1, name: nameOf(one) })).toBeVisible();

      await useOthers(fresh, one);
      await page.clock.runFor(60_000 - ((await pageClock(page)) - told.at));
      const later = requests.slice(told.requests).filter((path) => path === faulty.broken);
      expect(later.length, 'automatic requests in a minute').toBeLessThanOrEqual(mostRequests);

      if (what === 'version before') {
        expect(versionsIn(requests, module.name)).toContain(before);
        const dead = (await faulty.registry()).modules.find(({ name }) => name === module.name)?.version;
        await isToldInAboutPanel(fresh, dead ?? live, before);
      }
      if (what !== 'card' && what !== 'update') return;
      expect(versionsIn(requests, module.name)).not.toContain(before);
      await heals(fresh, one, () => faulty.repair());
    },
  );
}

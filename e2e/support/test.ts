import { test as base, expect, type Page } from '@playwright/test';
import { createServer } from '../../tools/server/create-server.mjs';
import { watchConsole } from './console-watch.ts';
import { Person } from './person.ts';
import { releaseFolder } from './release-folder.ts';
import { configOf, longestStart } from './services.ts';
import { signedIn } from './signed-in.ts';
import { type Violations, watchViolations } from './violation-watch.ts';

interface TestFixtures {
  /** Whether the product asks for the permission to notify; else the person has put that off in this browser session. */
  readonly isAskedToNotify: boolean;
  /** Messages that a planned fault may put on the console; any other error or warning fails the test. */
  readonly expectedMessages: RegExp[];
  /** What pages' policies refused since the test began, in whatever context or browser it opened. */
  readonly violations: Readonly<Violations>;
  /** What a planned attack is refused for; any other violation of a policy fails the test. */
  readonly expectedViolations: RegExp[];
  /** Somebody using the product in the test's page, not signed in. */
  readonly visitor: Person;
  /** Somebody who has just signed up. */
  readonly user: Person;
  /** Somebody signed in with nothing stored yet, and no page open. */
  readonly fresh: Person;
  /** Somebody signed in with two weeks of sample data, and no page open. */
  readonly seeded: Person;
}

interface WorkerFixtures {
  /** The address of the built product, served as `npm start` serves it, or `npm run firebase`. */
  readonly product: string;
  /** The violations of every page of this worker. */
  readonly noted: Violations;
}

/** By this picture Firestore's client looks whether there is a network at all, once its server is out of reach. */
const networkProbe = /^img-src https:\/\/www\.google\.com\/images\/cleardot\.gif/;

/** For each page of the browser; an empty one has no storage. */
const putOffNotifications = () => {
  if (origin !== 'null') sessionStorage.setItem('dayloom.notifications-later', 'yes');
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({}, use, { project }) => {
      const config = await configOf(project);
      const server = await createServer({ folder: releaseFolder, ...(config && { config }) });
      await use(server.url);
      await server.close();
    },
    { scope: 'worker', timeout: longestStart },
  ],
  noted: [
    async ({ browser }, use) => {
      const violations: Violations = [];
      const stop = await watchViolations(browser, violations);
      await use(violations);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product),
  expectedViolations: async ({}, use) => use([networkProbe]),
  violations: [
    async ({ noted, expectedViolations }, use) => {
      noted.length = 0;
      await use(noted);
      const unexpected = noted.filter((one) => !expectedViolations.some((pattern) => pattern.test(one)));
      expect(unexpected, 'what the policies of pages refused').toEqual([]);
    },
    { auto: true },
  ],
  expectedMessages: async ({}, use) => use([]),
  isAskedToNotify: [false, { option: true }],
  page: async ({ page, expectedMessages, isAskedToNotify }, use) => {
    if (!isAskedToNotify) await page.context().addInitScript(putOffNotifications);
    const unexpected = watchConsole(page, expectedMessages);
    await use(page);
    expect(unexpected(), 'errors and warnings on the console').toEqual([]);
  },
  visitor: ({ page }, use) => use(new Person(page)),
  user: async ({ page }, use) => {
    const person = new Person(page);
    await person.signUp();
    await use(person);
  },
  fresh: async ({ page }, use) => use(await signedIn(page, {})),
  seeded: async ({ page }, use) => use(await signedIn(page, { sample: true })),
});

export { signedIn };
export { expect };
export type { Page };

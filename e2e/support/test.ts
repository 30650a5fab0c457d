import { test as base, expect, type Page } from '@playwright/test';
import { createServer } from '../../tools/server/create-server.mjs';
import { watchConsole } from './console-watch.ts';
import { Person } from './person.ts';
import { releaseFolder } from './release-folder.ts';
import { configOf, longestStart } from './services.ts';
import { signedIn } from './signed-in.ts';
import { type Violations, watchViolations } from './violation-watch.ts';

interface TestFixtures {
  /**
   * Whether the product may ask for the permission to notify; otherwise the user has postponed it in this browser
   * session.
   */
  readonly isAskedToNotify: boolean;
  /** Console messages that a planned fault may cause; any other error or warning fails the test. */
  readonly expectedMessages: RegExp[];
  /** Violations of pages' policies since the start of the test, in every context and browser it opened. */
  readonly violations: Readonly<Violations>;
  /** Violations that a planned attack may cause; any other violation of a policy fails the test. */
  readonly expectedViolations: RegExp[];
  /** A user on the test's page who is not signed in. */
  readonly visitor: Person;
  /** A user who has just signed up. */
  readonly user: Person;
  /** A signed-in user without stored records and without an open page. */
  readonly fresh: Person;
  /** A signed-in user with two weeks of sample data and without an open page. */
  readonly seeded: Person;
}

interface WorkerFixtures {
  /** The address of the built product, served like `npm start` or `npm run firebase`. */
  readonly product: string;
  /** The violations of every page of this worker. */
  readonly noted: Violations;
}

/** Firestore's client requests this image to check the network when its server is unreachable. */
const networkProbe = /^img-src https:\/\/www\.google\.com\/images\/cleardot\.gif/;

/** Runs in each page of the browser; an empty page has no cookies. */
const putOffNotifications = () => {
  if (origin !== 'null') document.cookie = 'dayloom-notifications-later=1; path=/';
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

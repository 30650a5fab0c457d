import { test as base, expect, type Page } from '@playwright/test';
import { createServer } from '../../tools/server/create-server.mjs';
import { watchConsole } from './console-watch.ts';
import { Person } from './person.ts';
import { releaseFolder } from './release-folder.ts';
import { configOf, longestStart } from './services.ts';
import { signedIn } from './signed-in.ts';

interface TestFixtures {
  /** Messages that a planned fault may put on the console; any other error or warning fails the test. */
  readonly expectedMessages: RegExp[];
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
}

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
  baseURL: ({ product }, use) => use(product),
  expectedMessages: async ({}, use) => use([]),
  page: async ({ page, expectedMessages }, use) => {
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

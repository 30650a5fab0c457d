import { test as base, expect, type Page } from '@playwright/test';
import { createServer } from '../../tools/server/create-server.mjs';
import { watchConsole } from './console-watch.ts';
import { Person } from './person.ts';

interface TestFixtures {
  /** Messages that a planned fault may put on the console; any other error or warning fails the test. */
  readonly expectedMessages: RegExp[];
  /** Somebody using the product in the test's page, not signed in. */
  readonly visitor: Person;
  /** Somebody who has just signed up. */
  readonly user: Person;
}

interface WorkerFixtures {
  /** The address of the built product, served as `npm start` serves it. */
  readonly product: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await createServer({ folder: 'dist/release' });
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product),
  // oxlint-disable-next-line no-empty-pattern
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
});

export { expect };
export type { Page };

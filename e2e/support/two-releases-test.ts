import { lostConnection } from './lost-connection.ts';
import { configOf } from './services.ts';
import { test as base } from './test.ts';
import { TwoReleases } from './two-releases.ts';

/** As `test`, on an address of its own where the first release is live until the test releases the one under test. */
export const test = base.extend<{ readonly releases: TwoReleases }>({
  releases: async ({}, use, { project }) => {
    const releases = new TwoReleases();
    await releases.open(await configOf(project));
    await use(releases);
    await releases.close();
  },
  baseURL: ({ releases }, use) => use(releases.url),
});

export { lostConnection };
export { expect } from './test.ts';
export type { Page } from './test.ts';

import { readFile } from 'node:fs/promises';
import { putRules } from '../../testing/seed/emulated-firestore.mjs';
import { createServer } from '../../tools/server/create-server.mjs';
import { type Line, openLine } from './line.ts';
import { lostConnection } from './lost-connection.ts';
import { releaseFolder } from './release-folder.ts';
import { type FirebaseConfig, emulatorsOf, services, withProject } from './services.ts';
import { test as base } from './test.ts';

let projects = 0;

/** A Firebase project for one test, with the product served on it. */
export interface OwnProject {
  readonly url: string;
  /** The product's configuration, with which a test can serve another release. */
  readonly config: FirebaseConfig;
  readonly emulators: ReturnType<typeof emulatorsOf>;
  /** The proxy between the browser and Firestore. */
  readonly line: Line;
  /** Applies the repository's access rules with a change. */
  changeRules(change: (rules: string) => string): Promise<void>;
  /** Stops the server of the product. */
  stopServer(): Promise<void>;
}

/**
 * Like `test`, but each test has its own server and Firestore project, which it may break and repair. Console messages
 * about a lost connection are expected.
 */
export const test = base.extend<{ readonly own: OwnProject }>({
  own: async ({}, use) => {
    const direct = await withProject(await services(), `demo-own-${process.pid}-${(projects += 1)}`);
    const line = await openLine(direct.emulators.firestore);
    const config: FirebaseConfig = { ...direct, emulators: { ...direct.emulators, firestore: line.host } };
    // The test's own requests bypass the faults of the proxy.
    const emulators = emulatorsOf(direct);
    const rules = await readFile('firestore.rules', 'utf8');
    const changeRules = (change: (rules: string) => string) => putRules(emulators.records, change(rules));
    const server = await createServer({ folder: releaseFolder, config });
    await use({ url: server.url, config, emulators, line, changeRules, stopServer: server.close });
    await server.close();
    await line.close();
  },
  baseURL: ({ own }, use) => use(own.url),
  expectedMessages: async ({}, use) => use([...lostConnection]),
});

export { expect, signedIn } from './test.ts';
export type { Page } from './test.ts';

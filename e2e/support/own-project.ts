import { readFile } from 'node:fs/promises';
import { putRules } from '../../tools/seed/emulated-firestore.mjs';
import { createServer } from '../../tools/server/create-server.mjs';
import { type Line, openLine } from './line.ts';
import { lostConnection } from './lost-connection.ts';
import { releaseFolder } from './release-folder.ts';
import { type FirebaseConfig, emulatorsOf, services, withProject } from './services.ts';
import { test as base } from './test.ts';

let projects = 0;

/** A Firebase project of one test alone, with the product served on it. */
export interface OwnProject {
  readonly url: string;
  /** What the product is configured with, to serve another release of it. */
  readonly config: FirebaseConfig;
  readonly emulators: ReturnType<typeof emulatorsOf>;
  /** The browser's way to Firestore. */
  readonly line: Line;
  /** Puts the repository's access rules in force, changed as told. */
  changeRules(change: (rules: string) => string): Promise<void>;
  /** Nobody serves the product any more. */
  stopServer(): Promise<void>;
}

/** As `test`, on a server and a Firestore project of its own, which the test may break and mend; what a lost connection puts on the console is expected. */
export const test = base.extend<{ readonly own: OwnProject }>({
  own: async ({}, use) => {
    const direct = await withProject(await services(), `demo-own-${process.pid}-${(projects += 1)}`);
    const line = await openLine(direct.emulators.firestore);
    const config: FirebaseConfig = { ...direct, emulators: { ...direct.emulators, firestore: line.host } };
    // What the test itself asks takes no notice of faults on the line.
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

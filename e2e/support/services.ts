import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { putRules } from '../../testing/seed/emulated-firestore.mjs';

/** Environment variable with the address of the services for a run. */
export const servicesVariable = 'DAYLOOM_TEST_SERVICES';

/** Milliseconds until the services of a run respond, including a first installation of the Auth emulator. */
export const longestStart = 600_000;

/** The Auth emulator only has accounts of one project, for any configured project of the product. */
export const accountsProject = 'demo-dayloom';

/** Content of `/config.json` with the emulators. */
export interface FirebaseConfig {
  readonly backend: 'firebase';
  readonly firebase: { readonly apiKey: string; readonly projectId: string };
  readonly google: { readonly clientId: string; readonly authorize: string };
  readonly emulators: { readonly auth: string; readonly firestore: string };
}

let asked: Promise<FirebaseConfig> | undefined;

async function ask(): Promise<FirebaseConfig> {
  const response = await fetch(process.env[servicesVariable] ?? '');
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as FirebaseConfig;
}

/** The configuration for the emulators of this run. The first call starts them. */
export const services = () => (asked ??= ask());

let own: Promise<FirebaseConfig> | undefined;

async function withOwnProject(): Promise<FirebaseConfig> {
  const shared = await services();
  return withProject(shared, `demo-worker-${process.pid}`);
}

/** The same services with a separate Firestore project and the repository's access rules. */
export async function withProject(shared: FirebaseConfig, projectId: string): Promise<FirebaseConfig> {
  const config = { ...shared, firebase: { ...shared.firebase, projectId } };
  await putRules(emulatorsOf(config).records, await readFile('firestore.rules', 'utf8'));
  return config;
}

/**
 * Configuration of the product under test, or undefined for the release's own configuration with the embedded backend.
 * On Firebase each worker has its own project, because sample records of different users have the same ids.
 */
export const configOf = async ({ name }: { readonly name: string }) =>
  name === 'firebase' ? (own ??= withOwnProject()) : undefined;

/** Where the emulators store the records and accounts of a product. */
export const emulatorsOf = ({ firebase, emulators }: FirebaseConfig) => ({
  records: { host: emulators.firestore, projectId: firebase.projectId },
  accounts: { url: emulators.auth, projectId: accountsProject },
});

/** The emulators behind the product that a page shows; undefined on the embedded backend. */
export async function emulatorsBehind(page: { readonly request: APIRequestContext }) {
  const response = await page.request.get('/config.json');
  const config = (await response.json()) as FirebaseConfig | { readonly backend: 'local' };
  return config.backend === 'firebase' ? emulatorsOf(config) : undefined;
}

/** Like `emulatorsBehind`, for tests that only run on Firebase. */
export async function requireEmulators(page: { readonly request: APIRequestContext }) {
  const emulators = await emulatorsBehind(page);
  if (!emulators) throw new Error('The product of this test does not run on Firebase.');
  return emulators;
}

import { startAuthEmulator } from './auth.mjs';
import { startFirestoreEmulator } from './firestore.mjs';

/**
 * Starts both emulators once for all test files, which read their addresses with `inject`.
 * @param {import('vitest/node').TestProject} project
 * @returns {Promise<() => Promise<void>>} a function that stops them
 */
export async function setup(project) {
  const [firestore, auth] = await Promise.allSettled([startFirestoreEmulator(), startAuthEmulator()]);
  const started = [firestore, auth].flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()));
  };
  if (firestore.status === 'rejected' || auth.status === 'rejected') {
    await stop();
    throw firestore.status === 'rejected'
      ? firestore.reason
      : /** @type {PromiseRejectedResult} */ (auth).reason;
  }
  project.provide('firestoreHost', firestore.value.host);
  project.provide('authUrl', auth.value.url);
  return stop;
}

import { startFakePushServices } from './fake-services.mjs';

/**
 * Starts the stand-ins of Firebase's push services, whose address test files get with `inject`.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const { url, stop } = await startFakePushServices();
  project.provide('pushServices', url);
  return stop;
}

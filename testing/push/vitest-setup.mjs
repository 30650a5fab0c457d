import { startFakePushServices } from './fake-services.mjs';

/**
 * Starts the fake push services of Firebase. Test files read their address with `inject`.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const { url, stop } = await startFakePushServices();
  project.provide('pushServices', url);
  return stop;
}

import { type Page, signedIn } from './test.ts';

/**
 * Somebody signed in whose clock starts at a moment, such as '2020-11-18T12:00+01:00', and goes on from there. A past
 * one where something is to be saved: the access rules take no record of the future.
 */
export async function signedInAt(page: Page, moment: string, filling: Parameters<typeof signedIn>[1] = {}) {
  await page.clock.install({ time: new Date(moment) });
  return signedIn(page, filling);
}

import { type Page, signedIn } from './test.ts';

/**
 * A signed-in user whose clock starts at a time such as '2020-11-18T12:00+01:00' and continues from there. Use a past
 * time when something is saved, because the access rules deny records of the future.
 */
export async function signedInAt(page: Page, moment: string, filling: Parameters<typeof signedIn>[1] = {}) {
  await page.clock.install({ time: new Date(moment) });
  return signedIn(page, filling);
}

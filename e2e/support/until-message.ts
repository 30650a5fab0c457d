import type { Page } from '@playwright/test';

/**
 * Runs an action and returns as soon as a new message says that it is done: anything the screen shows before is not
 * stored yet.
 */
export async function untilMessage(page: Page, message: string, act: () => Promise<unknown>) {
  const matches = page.getByRole('region', { name: 'Messages' }).getByText(message);
  // An earlier message with the same text may still be visible.
  await matches.evaluateAll((known) => known.forEach((words) => words.setAttribute('data-known', '')));
  await act();
  await matches.and(page.locator(':not([data-known])')).first().waitFor();
}

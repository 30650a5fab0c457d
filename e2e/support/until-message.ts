import type { Page } from '@playwright/test';

/**
 * Does something and comes back in the moment in which a message of its own says that it is done: what the screen shows
 * before that is not yet stored.
 */
export async function untilMessage(page: Page, message: string, act: () => Promise<unknown>) {
  const told = page.getByRole('region', { name: 'Messages' }).getByText(message);
  // The same words may still stand there from before.
  await told.evaluateAll((known) => known.forEach((words) => words.setAttribute('data-told-before', '')));
  await act();
  await told.and(page.locator(':not([data-told-before])')).first().waitFor();
}

import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen in these tests has. */
const maxStops = 80;

/** Presses Tab until the element has a visible focus. Fails when Tab does not reach it. */
export async function tabTo(target: Locator) {
  await expect(target).toBeVisible();
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < maxStops && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}

/**
 * Presses Enter or Space as a separate press. A quick second press is ignored when the first control has disappeared.
 */
export async function pressOnce(page: Page, key: 'Enter' | 'Space' = 'Enter') {
  // Another key in between marks the second press as intended.
  await page.keyboard.press('Shift');
  await page.keyboard.press(key);
}

/** Ends what may be a typed word, so that the next letter, Space or Enter counts however fast it follows. */
export const endWord = (page: Page) => page.keyboard.press('Escape');

/** Presses a control with the keyboard alone. */
export async function pressByKey(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(target);
  await pressOnce(target.page(), key);
}

/** Presses three times in a row, faster than any response to the first press. */
export const pressThrice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    for (let presses = 0; presses < 3; presses += 1) element.click();
  });

/** Waits until the keyboard shortcuts work, which load after the first screen is shown. */
export const shortcutsAreReady = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })).toBeVisible();

import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen of these journeys has. */
const mostStops = 80;

/** Presses Tab until the focus stands there, and visibly so. Fails when Tab never leads there. */
export async function tabTo(target: Locator) {
  await expect(target).toBeVisible();
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < mostStops && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}

/** Presses Enter or Space as a first press. A quick second one is ignored where the first control has left. */
export async function pressOnce(page: Page, key: 'Enter' | 'Space' = 'Enter') {
  // Any other key between two presses says that the second one is meant.
  await page.keyboard.press('Shift');
  await page.keyboard.press(key);
}

/** Presses a control with the keyboard alone. */
export async function pressByKey(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(target);
  await pressOnce(target.page(), key);
}

/** Several presses in a row, faster than any answer to the first one. */
export const pressThrice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    for (let presses = 0; presses < 3; presses += 1) element.click();
  });

/** The keys are heard once the first screen stands. */
export const shortcutsAreReady = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })).toBeVisible();

import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

export interface Look {
  readonly theme: string;
  readonly width: number;
}

/** Every theme in the width of a desk and of a phone. */
export const allLooks: readonly Look[] = ['light', 'dark', 'cute', 'nature'].flatMap((theme) =>
  [1280, 390].map((width) => ({ theme, width })),
);

/** Makes the page look so from its next address on, and stand still: in a fade are colours that nobody reads. */
export async function wear(page: Page, { theme, width }: Look) {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((value) => localStorage.setItem('theme-storage', value), theme);
}

/** Opens a screen and waits for its records. */
export async function open(page: Page, { address, empty, filled }: Screen, isFilled = true) {
  await page.goto(address);
  await expect(page.getByText((isFilled && filled) || empty).first()).toBeVisible();
}

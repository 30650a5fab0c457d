import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

export interface Look {
  readonly theme: string;
  readonly width: number;
}

export const themes = ['light', 'dark', 'cute', 'nature'];

/** Every theme in the width of a desktop and of a phone. */
export const allLooks: readonly Look[] = themes.flatMap((theme) =>
  [1280, 390].map((width) => ({ theme, width })),
);

/**
 * Sets theme and width from the next address on, and stops animations, because the colours of a fade are never read.
 */
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

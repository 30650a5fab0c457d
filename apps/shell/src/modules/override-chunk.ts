import type { ModuleChoice } from '../loader/module-set.ts';
import { OverrideBanner } from './override-banner.tsx';
import { type Override, overriddenChoices } from './override.ts';

export interface OverrideInEffect extends Override {
  /** Says so on every page. */
  readonly Banner: typeof OverrideBanner;
}

/**
 * The modules as this tab is to run them, and what of that differs from what is released.
 * @param search of the page's address
 */
export async function overridden(released: readonly ModuleChoice[], search: string) {
  const { choices, inEffect } = await overriddenChoices(released, search);
  const shown: OverrideInEffect | undefined = inEffect && { ...inEffect, Banner: OverrideBanner };
  return { choices, inEffect: shown };
}

import type { ModuleChoice } from '../loader/module-set.ts';
import { OverrideBanner } from './override-banner.tsx';
import { type OverrideOutcome, overriddenChoices } from './override.ts';
import { OverriddenPage } from './overridden-page.tsx';

export interface OverrideInEffect extends OverrideOutcome {
  /** Says so on every page. */
  readonly Banner: typeof OverrideBanner;
  /** At an address that none of the modules knows which run. */
  readonly Page: typeof OverriddenPage;
}

/**
 * The modules as this tab is to run them, and what came of the override.
 * @param search of the page's address
 */
export async function overridden(released: readonly ModuleChoice[], search: string) {
  const { choices, outcome } = await overriddenChoices(released, search);
  const inEffect: OverrideInEffect | undefined = outcome && {
    ...outcome,
    Banner: OverrideBanner,
    Page: OverriddenPage,
  };
  return { choices, inEffect };
}

import type { ModuleChoice } from '../loader/module-set.ts';
import { OverrideBanner } from './override-banner.tsx';
import { type OverrideOutcome, overriddenChoices } from './override.ts';
import { OverriddenPage } from './overridden-page.tsx';

export interface OverrideInEffect extends OverrideOutcome {
  /** Shown on every page. */
  readonly Banner: typeof OverrideBanner;
  /** Shown at an address that none of the running modules knows. */
  readonly Page: typeof OverriddenPage;
}

/** The modules that this tab runs, and the outcome of the override. @param search the query of the page's address */
export async function overridden(released: readonly ModuleChoice[], search: string) {
  const { choices, outcome } = await overriddenChoices(released, search);
  const inEffect: OverrideInEffect | undefined = outcome && {
    ...outcome,
    Banner: OverrideBanner,
    Page: OverriddenPage,
  };
  return { choices, inEffect };
}

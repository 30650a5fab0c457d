import { OverrideBanner } from './override-banner.tsx';
import { type OverrideOutcome, overriddenChoices } from './override.ts';
import { OverriddenPage } from './overridden-page.tsx';

export interface OverrideInEffect extends OverrideOutcome {
  /** Shown on every page. */
  readonly Banner: typeof OverrideBanner;
  /** Shown at an address that none of the running modules knows. */
  readonly Page: typeof OverriddenPage;
}

/** The modules that this tab runs, and the outcome of the override. The parameters are those of `overriddenChoices`. */
export async function overridden(...asked: Parameters<typeof overriddenChoices>) {
  const { choices, outcome } = await overriddenChoices(...asked);
  const inEffect: OverrideInEffect | undefined = outcome && {
    ...outcome,
    Banner: OverrideBanner,
    Page: OverriddenPage,
  };
  return { choices, inEffect };
}

import type * as loader from '../../../apps/shell/src/loader/federation.ts';

/** The build without modules has no federation runtime to install, and all of its code is loaded already. */
export const { installFederation, hasContainer }: Omit<typeof loader, 'federation'> = {
  installFederation: () => undefined,
  hasContainer: () => true,
};

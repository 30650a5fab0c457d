import { CONTRACT, levels } from '@dayloom/platform';
import { version as react } from 'react';
import type { Provided } from './incompatibility.ts';

/** What this shell provides to modules, for the compatibility check. */
export const provided = (): Provided => ({
  contract: CONTRACT,
  levels,
  versions: {
    react,
    'react-dom': react,
    '@module-federation/runtime': globalThis.__federationOfShell?.instance.version ?? '',
  },
});

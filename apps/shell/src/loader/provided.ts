import { getInstance } from '@module-federation/enhanced/runtime';
import { levels } from '@dayloom/platform';
import { version as react } from 'react';
import type { Provided } from './incompatibility.ts';

/** What this shell has for modules, for the gate. */
export const provided = (): Provided => ({
  levels,
  versions: {
    react,
    'react-dom': react,
    '@module-federation/runtime': getInstance()?.version ?? '',
  },
});

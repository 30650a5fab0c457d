import { getInstance } from '@module-federation/enhanced/runtime';
import { version as react } from 'react';

/** The versions of what the shell provides, for the gate. */
export const provided = (): Readonly<Record<string, string>> => ({
  react,
  'react-dom': react,
  '@module-federation/runtime': getInstance()?.version ?? '',
});

import { type Context, createContext, useContext } from 'react';
import type { Shell } from './contract/shell.ts';

const key = Symbol.for('dayloom.shell.1');
type Holder = { [key]?: Context<Shell | undefined> };

/** Stored under a global symbol, so that a second copy of this library uses the same context. */
export const ShellContext = ((globalThis as Holder)[key] ??= createContext<Shell | undefined>(undefined));

/** @throws if no shell, standalone or test frame is around the component */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('No shell around this component.');
  return shell;
}

import { type Context, createContext, useContext } from 'react';
import type { Shell } from './contract/shell.ts';

const key = Symbol.for('dayloom.shell.1');
type Holder = { [key]?: Context<Shell | undefined> };

/** Kept under a global symbol: a second copy of this library still finds the same shell. */
export const ShellContext = ((globalThis as Holder)[key] ??= createContext<Shell | undefined>(undefined));

/** @throws when rendered through neither the shell nor the standalone nor the test frame. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('No shell around this component.');
  return shell;
}

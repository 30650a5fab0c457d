import { type Context, createContext, useContext } from 'react';
import type { Shell } from './contract/shell.ts';

const key = Symbol.for('dayloom.shell.1');
type Holder = { [key]?: Context<Shell | undefined> };

/** Kept under a global symbol: a second copy of this library still finds the same shell. */
export const ShellContext = ((globalThis as Holder)[key] ??= createContext<Shell | undefined>(undefined));

/** @throws when used outside the shell and the standalone frame. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell)
    throw new Error(
      'No shell around this component: render it through the shell, standalone or the test frame.',
    );
  return shell;
}

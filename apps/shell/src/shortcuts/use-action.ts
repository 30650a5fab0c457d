import { useShell, useToasts } from '@dayloom/platform';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { servicesOf } from '../loader/services.ts';
import type { Action } from './all-shortcuts.ts';
import { useGo } from '../unsaved-work/use-go.ts';

/** Runs the action of a shortcut or of a palette entry, and reports a failure. */
export function useAction() {
  const shell = useShell();
  const toasts = useToasts();
  const atoms = useStore();
  const go = useGo();
  return useCallback(
    async (action: Action, title: string) => {
      try {
        switch (action.kind) {
          case 'go':
            return await go(action.to);
          case 'run':
            return action.run(atoms);
          case 'command': {
            const { default: command } = await action.module.load('commands', action.id);
            return await command(servicesOf(shell, action.module));
          }
        }
      } catch (error) {
        toasts.error(`'${title}' cannot be done`, error);
      }
    },
    [shell, toasts, atoms, go],
  );
}

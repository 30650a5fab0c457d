import { useShell } from '@dayloom/platform';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import type { CommandHost } from '../command-host.ts';
import { openQuickAddAtom } from '../quick-add/quick-add-open.ts';
import type { Action } from './all-shortcuts.ts';
import { overlayAtom } from './overlay.ts';
import { stepRows } from './step-rows.ts';

/** Runs the action of a shortcut or of a palette entry, and reports a failure. */
export function useAction({ go, servicesOf, toasts }: CommandHost) {
  const shell = useShell();
  const atoms = useStore();
  return useCallback(
    async (action: Action, title: string) => {
      try {
        switch (action.kind) {
          case 'go':
            return await go(action.to);
          case 'open':
            return action.part === 'quick add'
              ? atoms.set(openQuickAddAtom, toasts)
              : atoms.set(overlayAtom, action.part);
          case 'step':
            return stepRows(action.by);
          case 'run':
            return action.run(atoms, shell);
          case 'command': {
            const { default: command } = await action.module.load('commands', action.id);
            return await command(servicesOf(shell, action.module));
          }
        }
      } catch (error) {
        toasts.error(`'${title}' cannot be done`, error);
      }
    },
    [shell, atoms, go, servicesOf, toasts],
  );
}

import { useShell, useToasts } from '@dayloom/platform';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { servicesOf } from '../loader/services.ts';
import type { Deed } from './all-shortcuts.ts';
import { useGo } from '../unsaved-work/use-go.ts';

/** Does what a shortcut or a line of the palette stands for; what fails is told. */
export function useDeed() {
  const shell = useShell();
  const toasts = useToasts();
  const atoms = useStore();
  const go = useGo();
  return useCallback(
    async (deed: Deed, title: string) => {
      try {
        switch (deed.kind) {
          case 'go':
            return await go(deed.to);
          case 'run':
            return deed.run(atoms);
          case 'command': {
            const { default: command } = await deed.module.load('commands', deed.id);
            return await command(servicesOf(shell, deed.module));
          }
        }
      } catch (error) {
        toasts.error(`'${title}' cannot be done`, error);
      }
    },
    [shell, toasts, atoms, go],
  );
}

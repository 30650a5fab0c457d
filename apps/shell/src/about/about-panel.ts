import type { ComponentType } from 'react';
import { atom } from 'jotai';
import { toasts } from '../toasts/toasts.ts';

/** The about panel while it is open. */
export const aboutPanelAtom = atom<
  | {
      readonly Panel: ComponentType<{ readonly onClose: () => void }>;
      /** The path of the page on which it was opened; navigation closes it. */
      readonly over: string;
    }
  | undefined
>(undefined);

/** Opens the about panel. Its code loads on the first press; if that fails, a toast reports it. */
export const openAboutAtom = atom(undefined, async (_get, set) => {
  const over = location.pathname;
  try {
    const { About } = await import(/* webpackChunkName: "about" */ './about.tsx');
    set(aboutPanelAtom, { Panel: About, over });
  } catch (error) {
    toasts.error('The about panel cannot be opened', error);
  }
});

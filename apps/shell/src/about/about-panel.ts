import type { ComponentType } from 'react';
import { atom } from 'jotai';
import { toasts } from '../toasts/toasts.ts';

/** The about panel while it is open. */
export const aboutPanelAtom = atom<
  | {
      readonly Panel: ComponentType<{ readonly onClose: () => void }>;
      /** The address of the page over which it was opened; on another one it is closed. */
      readonly over: string;
    }
  | undefined
>(undefined);

/** Opens the about panel; its code is fetched with the first press, and without it the page goes on. */
export const openAboutAtom = atom(undefined, async (_get, set) => {
  const over = location.pathname;
  try {
    const { About } = await import(/* webpackChunkName: "about" */ './about.tsx');
    set(aboutPanelAtom, { Panel: About, over });
  } catch (error) {
    toasts.error('The about panel cannot be opened', error);
  }
});

import type { Toasts } from '@dayloom/platform';
import { lazyModule } from '@dayloom/platform/late';
import { atom } from 'jotai';
import { keepForNextField } from '../next-field/next-field.ts';
import { emptyDraft, quickAddAtom } from './quick-add-state.ts';

/** Fetched when the first screen is ready, so that the line opens within 50 ms, and offline too. */
export const quickAddChunk = lazyModule(() => import(/* webpackChunkName: "quick-add" */ './quick-add.tsx'));

/** Opens the line above any screen, with what was typed before. A toast reports that it cannot be loaded. */
export const openQuickAddAtom = atom(undefined, (_get, set, toasts: Pick<Toasts, 'error'>) => {
  const open = () =>
    set(quickAddAtom, (before) => ({ over: location.pathname, draft: before?.draft ?? emptyDraft }));
  // Synchronously if possible: a phone shows its keyboard only during the press.
  if (quickAddChunk.read()) return open();
  const drop = keepForNextField();
  quickAddChunk.load().then(open, (error) => {
    drop();
    toasts.error('Quick add cannot be opened', error);
  });
});

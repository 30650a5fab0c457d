import { atom } from 'jotai';
import { lazyModule } from '@dayloom/platform/late';
import { toasts } from '../toasts/toasts.ts';
import { quickAddAtom } from './quick-add-state.ts';

/** Fetched when the first screen is ready, so that the line opens within 50 ms, and offline too. */
export const quickAddChunk = lazyModule(
  () => import(/* webpackChunkName: "quick-add" */ './quick-add-chunk.ts'),
);

/** Opens the line above any screen. `text` is appended to what was typed before. */
export const openQuickAddAtom = atom(undefined, (_get, set, text?: string) => {
  const open = ({ opened }: NonNullable<ReturnType<typeof quickAddChunk.read>>) =>
    set(quickAddAtom, opened(location.pathname, text));
  const loaded = quickAddChunk.read();
  // Synchronously if possible: a phone shows its keyboard only during the press.
  if (loaded) open(loaded);
  else quickAddChunk.load().then(open, (error) => toasts.error('Quick add cannot be opened', error));
});

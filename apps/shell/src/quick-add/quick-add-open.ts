import { atom } from 'jotai';
import { lazyModule } from '../loader/chunk.ts';
import { toasts } from '../toasts/toasts.ts';
import { quickAddAtom } from './quick-add-state.ts';

/** Fetched once the first screen stands: then the line opens within 50 ms, and without a network as well. */
export const quickAddChunk = lazyModule(
  () => import(/* webpackChunkName: "quick-add" */ './quick-add-chunk.ts'),
);

/** Opens the line above any screen, with what was typed before, and this text after it. */
export const openQuickAddAtom = atom(undefined, (_get, set, text?: string) => {
  const open = ({ opened }: NonNullable<ReturnType<typeof quickAddChunk.read>>) =>
    set(quickAddAtom, opened(location.pathname, text));
  const loaded = quickAddChunk.read();
  // At once where it can be: a phone brings its keyboard only within the press.
  if (loaded) open(loaded);
  else quickAddChunk.load().then(open, (error) => toasts.error('Quick add cannot be opened', error));
});

import { lazyModule } from '@dayloom/platform/late';

/** The list 'Could not be saved', loaded on demand since it is rarely needed. */
export const refusedListChunk = lazyModule(
  () => import(/* webpackChunkName: "refused-list" */ './refused-list.tsx'),
);

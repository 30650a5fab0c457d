import { lazyModule } from '../loader/chunk.ts';

/** The list 'Could not be saved', which almost nobody ever sees. */
export const refusedListChunk = lazyModule(
  () => import(/* webpackChunkName: "refused-list" */ './refused-list.tsx'),
);

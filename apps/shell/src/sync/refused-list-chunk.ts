import { chunkOf } from '../loader/chunk.ts';

/** The list 'Could not be saved', which almost nobody ever sees. */
export const refusedListChunk = chunkOf(
  () => import(/* webpackChunkName: "refused-list" */ './refused-list.tsx'),
);

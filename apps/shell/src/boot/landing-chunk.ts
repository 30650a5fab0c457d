import { lazyModule } from '../loader/chunk.ts';

/** Asked for by whoever sees the landing page, which stands in the page's HTML already when this takes it over. */
export const landingChunk = lazyModule(
  () => import(/* webpackChunkName: "landing" */ '../landing/landing.tsx'),
);

import { lazyModule } from '@dayloom/platform/late';

/** Loads for visitors of the landing page. Its HTML is already in the page; this code hydrates it. */
export const landingChunk = lazyModule(
  () => import(/* webpackChunkName: "landing" */ '../landing/landing.tsx'),
);

import { useDeferredPart } from '../deferred-parts/use-deferred-part.ts';
import { lazyModule } from '@dayloom/platform/late';

const idleParts = lazyModule(() => import(/* webpackChunkName: "palette" */ './idle-parts.tsx'));

/** The palette, the shortcuts and their button, and what else no first screen waits for. */
export function LazyOverlays() {
  const loaded = useDeferredPart(idleParts, 'The palette could not be loaded.');
  return loaded && <loaded.IdleParts />;
}

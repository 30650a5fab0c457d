import { lazyModule } from '@dayloom/platform/late';
import { useDeferredPart } from '../deferred-parts/use-deferred-part.ts';

const idleParts = lazyModule(() => import(/* webpackChunkName: "palette" */ './idle-parts.tsx'));

/** What no first screen waits for. */
export function LazyIdleParts() {
  const loaded = useDeferredPart(idleParts, 'The palette could not be loaded.');
  return loaded && <loaded.IdleParts />;
}

import { lazyModule, useLoaded } from '@dayloom/platform/late';
import { useEffect } from 'react';
import { dismissToasts, type ToastsProps, useToastList } from './toasts.ts';

export const toastsChunk = lazyModule(() => import(/* webpackChunkName: "toasts" */ './toast-area.tsx'));

/** Renders the toasts. Their code is loaded with the first one, and each further one retries a failed load. */
export function LazyToasts(props: ToastsProps) {
  const toasts = useToastList();
  const loaded = useLoaded(toastsChunk);
  useEffect(() => {
    if (toasts.length > 0)
      toastsChunk.load().catch((error: unknown) => console.error('Toasts cannot be shown yet.', error));
  }, [toasts]);
  // They belong to the page that shows them.
  useEffect(() => () => dismissToasts(() => true), []);
  return loaded && <loaded.ToastArea {...props} toasts={toasts} />;
}

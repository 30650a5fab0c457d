import { lazyModule } from '@dayloom/platform/late';
import { useEffect, useState } from 'react';
import { useToastList } from './toasts.ts';

export const toastsChunk = lazyModule(() => import(/* webpackChunkName: "toasts" */ './toast-area.tsx'));

/** Renders the toasts. Their code is loaded with the first one, and each further one retries a failed load. */
export function LazyToasts() {
  const toasts = useToastList();
  const [loaded, setLoaded] = useState(toastsChunk.read);
  useEffect(() => {
    if (toasts.length > 0)
      toastsChunk
        .load()
        .then(setLoaded, (error: unknown) => console.error('Toasts cannot be shown yet.', error));
  }, [toasts]);
  return loaded && <loaded.ToastArea toasts={toasts} />;
}

import { type ComponentType, useEffect, useState } from 'react';
import { setToastFetcher } from './toasts.ts';

/** Renders the toasts. Their library is loaded with the first message. */
export function LazyToasts() {
  const [Area, setArea] = useState<ComponentType>();
  useEffect(() => {
    let isUnmounted = false;
    setToastFetcher(() => {
      import(/* webpackChunkName: "toasts" */ './toast-area.tsx').then(
        ({ ToastArea }) => {
          if (!isUnmounted) setArea(() => ToastArea);
        },
        (error: unknown) => console.error('Toasts cannot be shown yet.', error),
      );
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return Area && <Area />;
}

import { type ComponentType, useEffect, useState } from 'react';
import { setToastFetcher } from './toasts.ts';

/** Where toasts appear; their library is fetched with the first message. */
export function LazyToasts() {
  const [Area, setArea] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    setToastFetcher(() => {
      import(/* webpackChunkName: "toasts" */ './toast-area.tsx').then(
        ({ ToastArea }) => {
          if (!left) setArea(() => ToastArea);
        },
        (error: unknown) => console.error('Toasts cannot be shown yet.', error),
      );
    });
    return () => {
      left = true;
    };
  }, []);
  return Area && <Area />;
}

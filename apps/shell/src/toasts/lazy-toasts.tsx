import { type ComponentType, useEffect, useState } from 'react';
import { setToastFetcher } from './toasts.ts';

interface ToastAreaProps {
  readonly signedIn: boolean;
}

/** Where toasts appear; their library is fetched with the first message. */
export function LazyToasts({ signedIn }: ToastAreaProps) {
  const [Area, setArea] = useState<ComponentType<ToastAreaProps>>();
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
  return Area && <Area signedIn={signedIn} />;
}

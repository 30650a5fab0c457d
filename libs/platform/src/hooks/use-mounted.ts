import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for use after an asynchronous operation. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return mounted;
}

import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component still stands: what was begun in it may end after the person has gone elsewhere. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return mounted;
}

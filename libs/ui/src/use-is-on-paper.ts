import { useSyncExternalStore } from 'react';

let isPrinting = false;

function watchPaper(changed: () => void) {
  const look = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    changed();
  };
  const listening = new AbortController();
  addEventListener('beforeprint', look, listening);
  addEventListener('afterprint', look, listening);
  return () => listening.abort();
}

/** React renders a store change synchronously, before the browser lays out the paper; a state change may be later. */
export const useIsOnPaper = () => useSyncExternalStore(watchPaper, () => isPrinting);

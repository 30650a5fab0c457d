import { useEffect, useEffectEvent, useRef } from 'react';

/** Rendered in a row that the address asks for: scrolls the row into view, focuses its tick, and opens it, once. */
export function OpenAsked({ open }: { readonly open: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const answer = useEffectEvent(open);
  useEffect(() => {
    const row = mark.current?.closest('li');
    row?.scrollIntoView?.({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
    answer();
  }, []);
  return <span ref={mark} hidden />;
}

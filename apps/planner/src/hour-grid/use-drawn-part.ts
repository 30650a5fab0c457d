import { useEffect, useState } from 'react';

/**
 * How many of `count` elements to render: `step` at once and `step` more with each frame, so that a full list does not
 * block the page.
 */
export function useDrawnPart(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= count) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + step));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}

import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useIsOnPaper } from '../use-is-on-paper.ts';
import { wholeUpTo } from './use-rows-in-view.ts';

/** Rows that are added at a time: more would block the page. */
const portion = 25;
/** How far below the window rows are rendered before they are scrolled into it. Not above: the user has passed them. */
const ahead = '0px 0px 1000px 0px';

/**
 * How many of `count` rows to render, of any height: all of up to a hundred, else those that the user has scrolled to.
 * @param least how many are rendered in any case, from then on
 * @param end the element after the last rendered row, as high as the missing ones
 */
export function useFirstRows(end: RefObject<Element | null>, count: number, least = 0): number {
  const [limit, setLimit] = useState(portion);
  const isOnPaper = useIsOnPaper();
  const fitting = Math.max(portion, Math.ceil(count / portion) * portion);
  if (limit < least) setLimit(least);
  // A list that grows again does so in portions.
  if (limit > fitting) setLimit(fitting);
  const shown = isOnPaper ? count : Math.min(count, limit);
  useEffect(() => {
    const missing = end.current;
    if (!missing) return;
    const grow = () => startTransition(() => setLimit(shown + portion));
    if (count <= wholeUpTo || typeof IntersectionObserver === 'undefined') return grow();
    const isNear = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && grow(), {
      rootMargin: ahead,
    });
    isNear.observe(missing);
    return () => isNear.disconnect();
  }, [end, shown, count]);
  return shown;
}

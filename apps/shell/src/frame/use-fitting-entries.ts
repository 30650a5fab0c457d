import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** How many of the first `count` children fit in one line of the element together with all later children. */
function fittingIn(element: HTMLElement, count: number): number {
  const gap = Number.parseFloat(getComputedStyle(element).columnGap);
  const widths = [...element.children].map((child) => child.getBoundingClientRect().width + gap);
  let taken = sum(widths.slice(count)) - gap;
  const tooFar = widths.slice(0, count).findIndex((width) => (taken += width) > element.clientWidth);
  return tooFar < 0 ? count : tooFar;
}

/** How many entries fit in the navigation, before the first paint and after each change of a width. */
export function useFittingEntries(count: number) {
  const navigation = useRef<HTMLElement>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = navigation.current;
    if (!element || count === 0) return;
    const measure = () => setFitting(fittingIn(element, count));
    measure();
    // Before the next paint, so that a line is never visibly too long.
    const watcher = new ResizeObserver(() => flushSync(measure));
    for (const watched of [element, ...element.children]) watcher.observe(watched);
    return () => watcher.disconnect();
  });
  return { navigation, fitting };
}

import type { Point } from './point.ts';

/** Pixels from an edge at which scrolling begins; the nearer the pointer, the faster. */
const edge = 40;
/** Pixels per frame. */
const maxStep = 16;

interface Scroller {
  readonly element: Element;
  /** Its visible part in the window, in pixels. */
  readonly visible: () => { readonly top: number; readonly bottom: number };
  /** Pixels outside of it from which the pointer still scrolls. */
  readonly reach: number;
}

/** The window scrolls what is between the header and the bottom bar. */
function windowScroller(element: Element): Scroller {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(element);
  const top = parseFloat(scrollPaddingTop) || 0;
  const covered = parseFloat(scrollPaddingBottom) || 0;
  return { element, reach: Infinity, visible: () => ({ top, bottom: innerHeight - covered }) };
}

/** The nearest element around `area` that scrolls up and down, or the window. */
function scrollerOf(area: Element): Scroller | undefined {
  const page = document.scrollingElement;
  for (let element: Element | null = area; element && element !== page; element = element.parentElement) {
    const scroller = element;
    if (
      /auto|scroll/.test(getComputedStyle(scroller).overflowY) &&
      scroller.scrollHeight > scroller.clientHeight
    )
      return { element: scroller, reach: edge, visible: () => scroller.getBoundingClientRect() };
  }
  return page ? windowScroller(page) : undefined;
}

/**
 * Scrolls what contains `area` while the pointer is near its upper or lower edge.
 * @returns a function that stops it
 */
export function scrollAtEdges(area: Element, pointer: () => Point): () => void {
  const scroller = scrollerOf(area);
  if (!scroller) return () => undefined;
  const { element, visible, reach } = scroller;
  let frame = requestAnimationFrame(function scroll() {
    const { top, bottom } = visible();
    const { y } = pointer();
    const above = top + edge - y;
    const below = y - (bottom - edge);
    const depth = Math.max(above, below);
    const step = Math.min(maxStep, depth / 3);
    // What is below the area is no place for what is dragged.
    const isAtEnd = element !== area && below > above && area.getBoundingClientRect().bottom <= bottom;
    if (depth > 0 && depth < edge + reach && !isAtEnd)
      element.scrollBy({ top: above > below ? -step : step, behavior: 'instant' });
    frame = requestAnimationFrame(scroll);
  });
  return () => cancelAnimationFrame(frame);
}

/** Focuses an element. @returns false if it is removed, hidden or behind an open dialog */
function tryFocus(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Focuses the first of these elements that takes the focus, else the page's heading, else its main part. */
export const focusFirst = (...wanted: readonly (Element | null | undefined)[]) =>
  [...wanted, document.querySelector('h1'), document.querySelector('main')].some(tryFocus);

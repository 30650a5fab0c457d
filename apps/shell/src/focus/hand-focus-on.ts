/** Whether the focus could be moved there: not to what is gone, hidden or behind an open dialog. */
function takesFocus(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** The focus goes to the first of these that takes it, else to the page's heading, else to its main part. */
export const handFocusOn = (...wanted: readonly (Element | null | undefined)[]) =>
  [...wanted, document.querySelector('h1'), document.querySelector('main')].some(takesFocus);

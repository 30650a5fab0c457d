import { mayMove } from './moves.ts';
import { viewTransition } from './view-transition.ts';

/** Maximum wait for a title, in ms. The page is frozen during the wait, so only two or three frames. */
const timeout = 50;
/** From this width on, a list stays visible next to the record that is opened from it. */
const splitView = '(width >= 68.75em)';

const titles = () => [...document.querySelectorAll<HTMLElement>('main [data-title]')];
const heading = () => document.querySelector<HTMLElement>('main h1');
const textOf = (element: Element | null | undefined) => element?.textContent.trim();

/** The title of a pressed link and how to find it after navigation: from a list to the heading, or back (`data-title="back"`). */
function routeOf(link: HTMLElement) {
  if (link.dataset['title'] === 'back') {
    const from = heading();
    return from && { from, to: () => titles().find((title) => textOf(title) === textOf(from)) };
  }
  const from =
    link.dataset['title'] === undefined
      ? link.parentElement?.querySelector<HTMLElement>(':scope > [data-title]')
      : link;
  const to = () => {
    const found = heading();
    return textOf(found) === textOf(from) ? found : undefined;
  };
  return from && { from, to };
}

/** Resolves with the element as soon as it exists, or with undefined after a timeout. */
function waitForElement<T>(find: () => T | null | undefined): Promise<T | undefined> {
  return new Promise((resolve) => {
    const look = (isLast = false) => {
      const found = find() ?? undefined;
      if (found === undefined && !isLast) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const observer = new MutationObserver(() => look());
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const timer = setTimeout(() => look(true), timeout);
    look();
  });
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Only the title is captured: everything else shows its new state at once. */
function travel(link: HTMLElement, from: HTMLElement, find: () => HTMLElement | null | undefined): boolean {
  const page = document.documentElement.style;
  let named = from;
  const name = (element: HTMLElement) => {
    named.style.viewTransitionName = '';
    named = element;
    named.style.viewTransitionName = 'title';
  };
  name(from);
  page.viewTransitionName = 'none';
  const transition = viewTransition(async () => {
    link.click();
    const to = await waitForElement(find);
    if (to) name(to);
    else transition?.skipTransition();
  });
  const end = () => {
    named.style.viewTransitionName = '';
    page.viewTransitionName = '';
  };
  if (transition) transition.finished.then(end, end);
  else end();
  return transition !== undefined;
}

function onClick(event: MouseEvent) {
  if (!event.isTrusted || event.defaultPrevented || !isPlain(event) || !mayMove()) return;
  const link = (event.target as Element).closest<HTMLElement>('main a');
  const way = link && routeOf(link);
  if (!way || matchMedia(splitView).matches || !travel(link, way.from, way.to)) return;
  // The link is clicked again by `travel`, after the title is captured.
  event.preventDefault();
  event.stopPropagation();
}

/** From now on, titles with `data-title` are animated on navigation, if they are a link or next to one. */
export const followTitles = () => document.addEventListener('click', onClick, { capture: true });

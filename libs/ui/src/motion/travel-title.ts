import { mayMove } from './moves.ts';
import { viewTransition } from './view-transition.ts';

/** How long a title is waited for, in ms: the page stands still meanwhile, so no longer than two or three frames. */
const patience = 50;
/** From this width on a list stays beside what is opened from it. */
const splitView = '(width >= 68.75em)';

const titles = () => [...document.querySelectorAll<HTMLElement>('main [data-title]')];
const heading = () => document.querySelector<HTMLElement>('main h1');
const textOf = (element: Element | null | undefined) => element?.textContent.trim();

/** Where the title of a pressed link stands, and where it will: from a list to the heading, or back (`data-title="back"`). */
function wayOf(link: HTMLElement) {
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

/** Resolves with what is found at once or soon; with nothing otherwise. */
function soon<T>(find: () => T | null | undefined): Promise<T | undefined> {
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
    const timer = setTimeout(() => look(true), patience);
    look();
  });
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The title alone is captured: all else shows as it is from the first frame on. */
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
    const to = await soon(find);
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
  const way = link && wayOf(link);
  if (!way || matchMedia(splitView).matches || !travel(link, way.from, way.to)) return;
  // Pressed again by us, once the title is captured.
  event.preventDefault();
  event.stopPropagation();
}

/** From now on titles travel: those marked with `data-title`, of links that are it or stand beside it. */
export const followTitles = () => document.addEventListener('click', onClick, { capture: true });

import { leave } from './leave.ts';
import { duration, easing, mayMove } from './moves.ts';
import { type Leaving, leavingEvent, type Towards } from './towards.ts';

/** A change that has not been drawn by then was refused, or comes from elsewhere: it is drawn plainly. In ms. */
const awaited = 1_000;
const gliding = new Set<Animation>();

interface Row {
  readonly id: string;
  /** Pixels in the window. */
  readonly box: DOMRect;
  /** Pixels from the top of what scrolls: scrolling is no motion of ours. */
  readonly top: number;
}
type Rows = ReadonlyMap<HTMLElement, Row>;

const elementsIn = (page: Element) => [...page.querySelectorAll<HTMLElement>('[data-glides]')];

function rowsOf(page: Element): Rows {
  const start = page.getBoundingClientRect().top;
  const rows = elementsIn(page).map((element) => {
    const box = element.getBoundingClientRect();
    return [element, { id: element.dataset['glides'] ?? '', box, top: box.top - start }] as const;
  });
  return new Map(rows);
}

const isSeen = ({ box }: Row) => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

function glide(element: HTMLElement, from: Row, to: Row, isPassing = false) {
  const x = from.box.left - to.box.left;
  const y = from.top - to.top;
  if (Math.hypot(x, y) < 1 || !(isSeen(from) || isSeen(to))) return;
  const transform = [`translate(${x}px, ${y}px)`, 'none'];
  // What passes others is not read through them.
  const over = isPassing && { zIndex: [1, 1], backgroundColor: ['var(--surface)', 'var(--surface)'] };
  const animation = element.animate({ transform, ...over }, { id: 'glide', duration, easing });
  gliding.add(animation);
  animation.onfinish = () => gliding.delete(animation);
}

/** Ends what glides already, so that the rows stand where the page has them. */
function settle() {
  for (const animation of gliding) animation.cancel();
  gliding.clear();
}

/** Draws the way from `before` to where the rows stand now. */
function draw(page: Element, before: Rows, leaving: ReadonlyMap<string, Towards>) {
  settle();
  const after = rowsOf(page);
  const added = new Map(
    [...after].filter(([element]) => !before.has(element)).map((row) => [row[1].id, row]),
  );
  for (const [element, from] of before) {
    const to = after.get(element);
    // In another list it is another element.
    const again = added.get(from.id);
    const towards = leaving.get(from.id);
    if (to) glide(element, from, to);
    else if (again) glide(again[0], from, again[1], true);
    else if (towards && isSeen(from)) leave(element, from.box, towards);
  }
}

function hasChanged(page: Element, before: Rows) {
  const elements = elementsIn(page);
  const was = [...before.keys()];
  return elements.length !== was.length || elements.some((element, at) => element !== was[at]);
}

let stopWaiting = () => undefined as void;

/** Notes where the rows stand, and draws their way once the page has changed: before it is painted, and without the page waiting. */
function awaitChange(leaving: ReadonlyMap<string, Towards> = new Map()) {
  stopWaiting();
  if (!mayMove()) return;
  const page = document.querySelector('main') ?? document.body;
  const { href } = location;
  const before = rowsOf(page);
  if (before.size === 0) return;
  const observer = new MutationObserver(() => {
    if (!hasChanged(page, before)) return;
    stopWaiting();
    // Read in the frame that lays the page out anyway: read here, it would be laid out for this alone.
    requestAnimationFrame(() => {
      // Another day or screen is no change of this one.
      if (location.href === href) draw(page, before, leaving);
    });
  });
  observer.observe(page, { childList: true, subtree: true });
  const timer = setTimeout(() => stopWaiting(), awaited);
  stopWaiting = () => {
    clearTimeout(timer);
    observer.disconnect();
    stopWaiting = () => undefined;
  };
}

/** From now on rows marked with `data-glides`, their record's id, glide to where a press puts them. */
export function followRows() {
  document.addEventListener('click', () => awaitChange(), { capture: true });
  document.addEventListener(leavingEvent, (event) => awaitChange((event as Leaving).detail));
}

import { leave } from './leave.ts';
import { duration, easing, mayMove } from './moves.ts';
import { type MoveEvent, moveEvent, type Direction } from './direction.ts';

/** Milliseconds. A change that is rendered later was rejected or has another cause: it is not animated. */
const awaited = 1_000;
const running = new Set<Animation>();

interface Row {
  readonly id: string;
  /** Position in the window, in pixels. */
  readonly box: DOMRect;
  /** Pixels from the top of the scrolled content, so that scrolling is not animated. */
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

const isInView = ({ box }: Row) => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

function move(element: HTMLElement, from: Row, to: Row, isPassing = false) {
  const x = from.box.left - to.box.left;
  const y = from.top - to.top;
  if (Math.hypot(x, y) < 1 || !(isInView(from) || isInView(to))) return;
  const transform = [`translate(${x}px, ${y}px)`, 'none'];
  // The moving row is opaque, so that the rows it passes do not shine through.
  const over = isPassing && { zIndex: [1, 1], backgroundColor: ['var(--surface)', 'var(--surface)'] };
  const animation = element.animate({ transform, ...over }, { id: 'glide', duration, easing });
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
}

/** Cancels running animations, so that the rows are measured at their real positions. */
function cancelRunning() {
  for (const animation of running) animation.cancel();
  running.clear();
}

/** Animates the rows from their positions in `before` to the current ones. */
function draw(page: Element, before: Rows, directions: ReadonlyMap<string, Direction>) {
  cancelRunning();
  const after = rowsOf(page);
  const added = new Map(
    [...after].filter(([element]) => !before.has(element)).map((row) => [row[1].id, row]),
  );
  for (const [element, from] of before) {
    const to = after.get(element);
    // A row that moved to another list has a new element there.
    const again = added.get(from.id);
    const direction = directions.get(from.id);
    if (to) move(element, from, to);
    else if (again) move(again[0], from, again[1], true);
    else if (direction && isInView(from)) leave(element, from.box, direction);
  }
}

function hasChanged(page: Element, before: Rows) {
  const elements = elementsIn(page);
  const was = [...before.keys()];
  return elements.length !== was.length || elements.some((element, at) => element !== was[at]);
}

let stopWaiting = () => undefined as void;

/** Records the positions of the rows, and animates them after the next change of the page, before it is painted. */
function awaitChange(directions: ReadonlyMap<string, Direction> = new Map()) {
  stopWaiting();
  if (!mayMove()) return;
  const page = document.querySelector('main') ?? document.body;
  const { href } = location;
  const before = rowsOf(page);
  if (before.size === 0) return;
  const observer = new MutationObserver(() => {
    if (!hasChanged(page, before)) return;
    stopWaiting();
    // In the next frame the page is laid out anyway; measuring here would force an extra layout.
    requestAnimationFrame(() => {
      // After navigation the new rows are not related to the old ones.
      if (location.href === href) draw(page, before, directions);
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

/** From now on, marked rows are animated when a press moves them. */
export function followRows() {
  document.addEventListener('click', () => awaitChange(), { capture: true });
  document.addEventListener(moveEvent, (event) => awaitChange((event as MoveEvent).detail));
}

/** As in the styles: below this width a dialog is a sheet at the bottom. */
const isSheet = '(width < 48em)';
/** Pixels before the finger's way is known, where the browser does not wait itself. */
const slop = 4;
/** Pixels per ms, and the pixels that even a flick goes. */
const flick = { speed: 0.5, distance: 24 };
/** Ms after which a finger that stands has no speed. */
const rest = 80;

interface Swipe {
  readonly x: number;
  readonly y: number;
  /** Undefined until the finger goes down. */
  pulled?: { readonly distance: number; readonly speed: number; readonly at: number };
}

/** A finger in the field in use sets the caret or selects, and one in what is scrolled scrolls. */
function leavesAlone(sheet: HTMLElement, target: Element) {
  if (target === sheet || target.closest('dialog') !== sheet || target === document.activeElement)
    return true;
  for (let part = target; part !== sheet && part.parentElement; part = part.parentElement)
    if (part.scrollTop > 0) return true;
  return false;
}

const isSelecting = () => getSelection()?.isCollapsed === false;

// Touch events, since a pointer's are cancelled as soon as the browser scrolls, and whether it may is known only then.
function followFingers(sheet: HTMLDialogElement) {
  let swipe: Swipe | undefined;

  const begin = ({ target, touches: [touch, other] }: TouchEvent) => {
    if (other) return settle();
    if (!touch || !(target instanceof Element) || !matchMedia(isSheet).matches) return;
    if (!leavesAlone(sheet, target)) swipe = { x: touch.clientX, y: touch.clientY };
  };

  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!swipe || !touch) return;
    const right = touch.clientX - swipe.x;
    const down = touch.clientY - swipe.y;
    const before = swipe.pulled;
    if (!before && Math.hypot(right, down) < slop) return;
    if (!before && (down <= Math.abs(right) || !event.cancelable || isSelecting())) {
      swipe = undefined;
      return;
    }
    event.preventDefault();
    const at = event.timeStamp;
    const distance = Math.max(0, down);
    const speed = before && at > before.at ? (distance - before.distance) / (at - before.at) : 0;
    swipe.pulled = { distance, speed, at };
    sheet.style.translate = `0 ${distance}px`;
  };

  const settle = () => {
    const distance = swipe?.pulled?.distance;
    swipe = undefined;
    if (distance === undefined) return;
    sheet.style.translate = '';
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    sheet.animate([{ translate: `0 ${distance}px` }, { translate: '0' }], {
      duration: 200,
      easing: 'ease-out',
    });
  };

  const end = ({ timeStamp }: TouchEvent) => {
    const pulled = swipe?.pulled;
    settle();
    if (!pulled) return;
    const speed = timeStamp - pulled.at < rest ? pulled.speed : 0;
    const isFlicked = speed > flick.speed && pulled.distance > flick.distance;
    // As Esc and Back: its owner closes it, or keeps it and asks first.
    if (isFlicked || pulled.distance > sheet.offsetHeight / 3)
      sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
  };

  sheet.addEventListener('touchstart', begin, { passive: true });
  sheet.addEventListener('touchmove', move, { passive: false });
  sheet.addEventListener('touchend', end);
  sheet.addEventListener('touchcancel', settle);
}

const followed = new WeakSet<HTMLDialogElement>();

// Before the first touch: what begins to listen only then cannot keep the browser from scrolling.
function meetSheet({ target }: FocusEvent) {
  const sheet = target instanceof Element && target.closest('dialog[data-sheet]');
  if (!(sheet instanceof HTMLDialogElement) || followed.has(sheet)) return;
  followed.add(sheet);
  followFingers(sheet);
}

/** From now on a finger can pull any sheet down and away. */
export const installSheetSwipe = () => document.addEventListener('focusin', meetSheet);

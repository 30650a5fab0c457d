/** As in the styles: below this width a dialog is a sheet at the bottom. */
const isSheet = '(width < 48em)';
/** Distance before the direction of the finger is known, unless the browser waits itself. Pixels. */
const minDistance = 4;
/** A flick: its speed in pixels per ms, and its shortest distance in pixels. */
const flick = { speed: 0.5, distance: 24 };
/** When a finger that does not move has no speed any more. Milliseconds. */
const restAfter = 80;

interface Swipe {
  readonly x: number;
  readonly y: number;
  /** Undefined until the finger moves down. */
  pulled?: { readonly distance: number; readonly speed: number; readonly at: number };
}

/** A finger in the focused field sets the caret or selects text, and one in a scrollable element scrolls. */
function ignoresTouch(sheet: HTMLElement, target: Element) {
  if (target === sheet || target.closest('dialog') !== sheet || target === document.activeElement)
    return true;
  for (let part = target; part !== sheet && part.parentElement; part = part.parentElement)
    if (part.scrollTop > 0) return true;
  return false;
}

const isSelecting = () => getSelection()?.isCollapsed === false;

// Touch events, since pointer events are cancelled when the browser scrolls, and only then is it known whether it
// may.
function followFingers(sheet: HTMLDialogElement) {
  let swipe: Swipe | undefined;

  const begin = ({ target, touches: [touch, other] }: TouchEvent) => {
    if (other) return springBack();
    if (!touch || !(target instanceof Element) || !matchMedia(isSheet).matches) return;
    if (!ignoresTouch(sheet, target)) swipe = { x: touch.clientX, y: touch.clientY };
  };

  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!swipe || !touch) return;
    const right = touch.clientX - swipe.x;
    const down = touch.clientY - swipe.y;
    const before = swipe.pulled;
    if (!before && Math.hypot(right, down) < minDistance) return;
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

  const springBack = () => {
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
    springBack();
    if (!pulled) return;
    const speed = timeStamp - pulled.at < restAfter ? pulled.speed : 0;
    const isFlicked = speed > flick.speed && pulled.distance > flick.distance;
    // Like Esc and Back: the owner closes the sheet, or keeps it open and asks first.
    if (isFlicked || pulled.distance > sheet.offsetHeight / 3)
      sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
  };

  sheet.addEventListener('touchstart', begin, { passive: true });
  sheet.addEventListener('touchmove', move, { passive: false });
  sheet.addEventListener('touchend', end);
  sheet.addEventListener('touchcancel', springBack);
}

const followed = new WeakSet<HTMLDialogElement>();

// Before the first touch: a listener that is added during the touch cannot keep the browser from scrolling.
function onFocusIn({ target }: FocusEvent) {
  const sheet = target instanceof Element && target.closest('dialog[data-sheet]');
  if (!(sheet instanceof HTMLDialogElement) || followed.has(sheet)) return;
  followed.add(sheet);
  followFingers(sheet);
}

/** From now on a finger can swipe down any sheet to close it. */
export const installSheetSwipe = () => document.addEventListener('focusin', onFocusIn);

import { isStroke, isTypingIn, onMac, strokesOf, undoKeys } from '@dayloom/platform/keyboard';
import { focusFirst } from '@dayloom/ui/focus';
import type { RefObject } from 'react';
import { toast } from 'react-toastify/unstyled';

const firstButton = (shown: Element | null) => shown?.querySelector('button') ?? undefined;

/**
 * Moves the focus when the toast that contains it is removed: to the next toast, else back to where it was before, else
 * to the page's heading.
 * @param container the parent element of all toasts
 * @param before where the focus was outside of the toasts
 * @returns a function that stops it
 */
export function moveFocusFromToasts(container: HTMLElement, before: RefObject<Element | null>): () => void {
  before.current = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && !container.contains(target)) before.current = target;
  };
  document.addEventListener('focusin', remember);
  // Called before the toast is removed, while it still has the focus.
  const stop = toast.onChange(({ id, status }) => {
    const going = document.getElementById(String(id));
    if (status !== 'removed' || !going?.contains(document.activeElement)) return;
    focusFirst(
      firstButton(going.nextElementSibling) ?? firstButton(going.previousElementSibling),
      before.current,
    );
  });
  return () => {
    stop();
    document.removeEventListener('focusin', remember);
  };
}

/** Not pressed already, and not hidden for lack of space. */
const canBePressed = (button: HTMLElement) =>
  button.dataset['pending'] === undefined && button.getClientRects().length > 0;

const isEmpty = (target: EventTarget | undefined) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value === '';

/**
 * Presses 'Undo' of the newest message that shows one. Within a text field the key stays the field's own, unless it is
 * empty and nothing was typed there since it got the focus: a deleted row can leave the focus in such a field.
 * @param container the parent element of all toasts
 * @returns a function that stops it
 */
export function pressUndoByKey(container: HTMLElement): () => void {
  let handled = false;
  let typed: EventTarget | undefined;
  const type = (event: Event) => (typed = event.composedPath()[0]);
  const leave = () => (typed = undefined);
  const isOfField = (target: EventTarget | undefined) =>
    isTypingIn(target) && (typed === target || !isEmpty(target));
  const press = (event: KeyboardEvent) => {
    const isUndo = strokesOf(undoKeys).some((stroke) => isStroke(event, stroke, onMac()));
    if (!isUndo || event.defaultPrevented || isOfField(event.composedPath()[0])) return;
    // A key that stays down undoes once, and does not go on to undo text elsewhere.
    if (event.repeat) {
      if (handled) event.preventDefault();
      return;
    }
    const buttons = [...container.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
    const newest = buttons.findLast(canBePressed);
    handled = newest !== undefined;
    if (!newest) return;
    event.preventDefault();
    newest.click();
  };
  const controller = new AbortController();
  addEventListener('keydown', press, controller);
  addEventListener('input', type, controller);
  addEventListener('focusin', leave, controller);
  return () => controller.abort();
}

import { isTypingIn } from '../keyboard/is-typing.ts';
import { isStroke, onMac, strokesOf, undoKeys } from '../keyboard/keys.ts';

/** Not pressed already, and not hidden for lack of space. */
const canBePressed = (button: HTMLElement) =>
  button.dataset['pending'] === undefined && button.getClientRects().length > 0;

/**
 * Presses 'Undo' of the newest message that shows one. Within a text field the key stays the field's own.
 * @param container the parent element of all toasts
 * @returns a function that stops it
 */
export function pressUndoByKey(container: HTMLElement): () => void {
  let handled = false;
  const press = (event: KeyboardEvent) => {
    const isUndo = strokesOf(undoKeys).some((stroke) => isStroke(event, stroke, onMac()));
    if (!isUndo || event.defaultPrevented || isTypingIn(event.composedPath()[0])) return;
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
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

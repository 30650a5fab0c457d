import { focusFirst } from '@dayloom/ui/focus';

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/**
 * The pressed button is about to be removed: moves the focus to the next such button, else to the row's link.
 * @param item the rows of this item lose their buttons as well
 */
export function leaveButton(pressed: Element | null, item?: string) {
  if (!pressed || document.activeElement !== pressed) return;
  const buttons = [...(pressed.closest('section')?.querySelectorAll('li button') ?? [])];
  const others = buttons.slice(buttons.indexOf(pressed) + 1);
  const isLeft = (button: Element) => item !== undefined && button.closest('li')?.dataset['item'] === item;
  const next = others.find((button) => nameOf(button) === nameOf(pressed) && !isLeft(button));
  focusFirst(next, pressed.closest('li')?.querySelector('a'));
}

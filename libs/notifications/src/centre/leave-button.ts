import { focusFirst } from '@dayloom/ui/focus';

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** The pressed button is about to be removed: moves the focus to the next such button, else to the row's link. */
export function leaveButton(pressed: Element | null) {
  if (!pressed || document.activeElement !== pressed) return;
  const buttons = [...(pressed.closest('section')?.querySelectorAll('li button') ?? [])];
  const others = buttons.slice(buttons.indexOf(pressed) + 1);
  const next = others.find((button) => nameOf(button) === nameOf(pressed));
  focusFirst(next, pressed.closest('li')?.querySelector('a'));
}

/**
 * The element to focus when a row disappears: the same button of the next or previous row, else the field for a new
 * task, else the selected day.
 */
function focusAfter(pressed: Element): HTMLElement | null | undefined {
  const row = pressed.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const section = row?.closest('section');
  return (
    [...(neighbour?.querySelectorAll('button') ?? [])].find((button) => nameOf(button) === nameOf(pressed)) ??
    // An open dialog of the row goes with it.
    section?.querySelector<HTMLElement>('input:enabled:not(dialog *)') ??
    section?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]')
  );
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/**
 * Moves the focus before an action removes the row of `pressed`, and back if the row stays. A browser lays the page out
 * when a focused element is removed, and the focus would visit the heading of the page.
 * @param focusOther moves the focus if there is nothing next to the row
 */
export async function focusOnceGone(
  pressed: Element | null,
  answer: Promise<boolean>,
  focusOther?: () => void,
): Promise<boolean> {
  const after = pressed && focusAfter(pressed);
  after?.focus();
  const isDone = await answer;
  const isThere = document.activeElement === after;
  if (pressed?.isConnected && isThere) (pressed as HTMLElement).focus();
  // An open dialog keeps the focus until it is removed with the row.
  else if (isDone && !pressed?.isConnected && !isThere) (after ? () => after.focus() : focusOther)?.();
  return isDone;
}

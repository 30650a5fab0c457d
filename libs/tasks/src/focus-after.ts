/**
 * The element to focus when a row disappears: the same button of the next or previous row, else the field for a new
 * task, else the selected day.
 */
export function focusAfter(pressed: Element): HTMLElement | null | undefined {
  const row = pressed.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const section = row?.closest('section');
  return (
    [...(neighbour?.querySelectorAll('button') ?? [])].find((button) => nameOf(button) === nameOf(pressed)) ??
    section?.querySelector<HTMLElement>('input:enabled') ??
    section?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]')
  );
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Moves the focus after an action has removed the row of `pressed`. */
export async function focusOnceGone(pressed: Element | null, answer: Promise<boolean>): Promise<boolean> {
  const after = pressed && focusAfter(pressed);
  const isDone = await answer;
  if (isDone && pressed?.isConnected === false) after?.focus();
  return isDone;
}

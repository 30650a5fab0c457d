/** What has the focus when a row goes: the same button of the row beside it, else the field for a new task, else the way to the days. */
export function focusAfter(pressed: Element): HTMLElement | null | undefined {
  const row = pressed.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const section = row?.closest('section');
  return (
    [...(beside?.querySelectorAll('button') ?? [])].find((button) => nameOf(button) === nameOf(pressed)) ??
    section?.querySelector<HTMLElement>('input:enabled') ??
    section?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]')
  );
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Hands the focus on once an action has taken the row of `pressed` away. */
export async function focusOnceGone(pressed: Element | null, answer: Promise<boolean>): Promise<boolean> {
  const after = pressed && focusAfter(pressed);
  const done = await answer;
  if (done && pressed?.isConnected === false) after?.focus();
  return done;
}

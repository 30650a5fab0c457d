/** Types of input fields that take no text. */
const withoutText = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file']);

const editable =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]';

/** Whether a key pressed there enters text. */
export function isTypingIn(target: EventTarget | undefined): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !withoutText.has(target.type);
  return target.closest(editable) !== null;
}

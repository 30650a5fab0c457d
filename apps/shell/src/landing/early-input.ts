/**
 * What a visitor did before the script was there: texts typed, and the last button pressed (`boot/landing-script.js` marks it).
 * @returns what does it all again, to be called once the page is taken over
 */
export function earlyInput(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll('textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));
  const setText = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  return () => {
    for (const { field, text } of typed) {
      // React has put its own text there, and hears of another only where its own setter is passed by.
      setText?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const pressed = root.querySelector<HTMLElement>('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    pressed?.click();
  };
}

/**
 * What a visitor did before the script was ready: typed texts, and the last pressed button
 * (`landing-script.ts` of the shell marks it).
 * @returns a function that does it all again, to be called after hydration
 */
export function earlyInput(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll('textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));
  const setText = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  return () => {
    for (const { field, text } of typed) {
      // React has set its own text, and notices another one only if React's own setter is bypassed.
      setText?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const pressed = root.querySelector<HTMLElement>('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    pressed?.click();
  };
}

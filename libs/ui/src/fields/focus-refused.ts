/** Moves to the first refused input of a form; inputs bear the names of the fields, `errors` is in their order. */
export function focusRefused(form: HTMLFormElement, errors: Readonly<Record<string, string | undefined>>) {
  const name = Object.keys(errors).find((field) => errors[field] !== undefined);
  const input = form.elements.namedItem(name ?? '');
  if (input instanceof HTMLElement) input.focus();
}

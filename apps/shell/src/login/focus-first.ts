/** Takes the person to the first refused field of a form; its fields are named as the errors are. */
export function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, string | undefined>>) {
  const refused = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && errors[element.name] !== undefined,
  );
  if (refused instanceof HTMLElement) refused.focus();
}

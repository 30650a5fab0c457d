const textTypes: ReadonlySet<string> = new Set(['text', 'email', 'password', 'tel']);

/**
 * The values of fields that differ from the draft, because password managers may fill a field without an event. Only
 * fields with a `defaultValue` keep such a value until the form is submitted.
 */
export function filledFields<Draft extends object>(form: HTMLFormElement, draft: Draft): Partial<Draft> {
  const known = new Map<string, unknown>(Object.entries(draft));
  const filled = [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement &&
      textTypes.has(field.type) &&
      typeof known.get(field.name) === 'string' &&
      known.get(field.name) !== field.value,
  );
  return Object.fromEntries(filled.map(({ name, value }) => [name, value])) as Partial<Draft>;
}

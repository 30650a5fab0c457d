type FilledField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React keeps the default value of a field equal to its state; a select has none, and its event is repeated. */
function mayBeFilled(field: Element): field is FilledField {
  if (field instanceof HTMLSelectElement) return true;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || ['checkbox', 'radio', 'file'].includes(field.type)) return false;
  return field.value !== field.defaultValue && !field.validity.badInput;
}

function enter(field: FilledField, value: string) {
  // React ignores the event of a value that it has seen being set, so it sees the old one, and the event the new one.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Before a form is submitted, reports to React what password managers and extensions have filled in without an event,
 * so that the form sends what it shows.
 * @param flush `flushSync`: each field is rendered before the next one is reported, and before the form is sent
 * @returns a function that ends it
 */
export function reportFilledFields(flush: (report: () => void) => void): () => void {
  const report = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    // All values are read first, because a render puts the fields back to what React knows.
    const filled = [...target.elements].filter(mayBeFilled).map((field) => ({ field, value: field.value }));
    for (const { field, value } of filled) flush(() => enter(field, value));
  };
  document.addEventListener('submit', report, { capture: true });
  return () => document.removeEventListener('submit', report, { capture: true });
}

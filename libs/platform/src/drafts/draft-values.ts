import type { KeptDraft } from '@dayloom/data';

/**
 * The fields that differ from the stored values.
 * @param together groups of fields that are stored as one, such as a plan's dates and duration
 */
export function differences<Values extends object>(
  values: Values,
  stored: Values,
  together: readonly (readonly string[])[] = [],
) {
  const differs = (field: string) => values[field as keyof Values] !== stored[field as keyof Values];
  const isKept = (field: string) =>
    differs(field) || together.some((group) => group.includes(field) && group.some(differs));
  return Object.fromEntries(Object.entries(values).filter(([field]) => isKept(field)));
}

interface Around<Values> {
  readonly values: Values;
  readonly stored: Values;
  readonly joins?: readonly (keyof Values)[] | undefined;
}

/**
 * The changes that restore a draft in a form. Fields with new input keep it, such as a title from the address; values
 * with the type of another version of the form are ignored.
 */
export function restored<Values extends object>(
  kept: KeptDraft['values'],
  { values, stored, joins = [] }: Around<Values>,
): Partial<Values> {
  const typed = differences(values, stored);
  const part: Record<string, unknown> = {};
  for (const [field, now] of Object.entries(values)) {
    const value = kept[field];
    if (typeof value !== typeof now || value === now) continue;
    if (!(field in typed)) part[field] = value;
    else if (joins.includes(field as keyof Values)) part[field] = `${String(value)} ${String(now)}`;
  }
  return part as Partial<Values>;
}

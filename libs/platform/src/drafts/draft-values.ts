import type { KeptDraft } from '@dayloom/data';

/**
 * The fields that hold something else than what is stored.
 * @param together groups of fields that only make sense as one, such as a plan's days and its duration
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
 * What a kept draft changes in a form. Fields that hold something new already keep it, such as a title that came with
 * the address; what an older or later version of the form knew otherwise is left out.
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

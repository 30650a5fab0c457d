import * as v from 'valibot';
import type { PlanDay } from '../brands.ts';
import { isOwnAddress } from '../own-address.ts';
import { daysBetween } from '../time/plan-day.ts';
import { type Collection, messageOf, type Problem, problemsOf, reasonOf, type Stored } from './collection.ts';

/** An address that leads out of this product. */
function addressProblem(
  { addresses }: Collection,
  fields: Stored,
  written: readonly string[],
): Problem | undefined {
  const field = addresses.find((it) => written.includes(it) && !isOwnAddress(fields[it]));
  return field === undefined ? undefined : { field, why: 'not an address of Dayloom' };
}

/** The missing part of a group of optional fields. */
function groupProblem(
  { together, entries }: Collection,
  fields: Stored,
  written: readonly string[],
): Problem | undefined {
  const group = together.find(
    (it) =>
      it.every((field) => entries[field]?.type === 'exact_optional') &&
      it.some((field) => written.includes(field)) &&
      it.some((field) => field in fields),
  );
  const field = group?.find((it) => !(it in fields));
  return field === undefined ? undefined : { field, why: 'missing' };
}

/** An end before the start, or too many days. */
function spanProblem(
  { span, labels }: Collection,
  fields: Stored,
  written: readonly string[],
): Problem | undefined {
  if (!span || ![span.from, span.to, span.length].some((field) => written.includes(field))) return undefined;
  const { from, to, length, maxDays } = span;
  const days = daysBetween(fields[from] as PlanDay, fields[to] as PlanDay);
  const start = `the ${labels[from]?.toLowerCase() ?? from}`;
  const most = `more than ${maxDays.toLocaleString('en')} days`;
  if (days < 0) return { field: to, why: `before ${start}` };
  if (days > maxDays) return { field: to, why: `${most} after ${start}` };
  return Number(fields[length]) > maxDays ? { field: length, why: most } : undefined;
}

/**
 * The fields that may not be written; see `whyInvalid`.
 * @param whyOf the words for a value that does not match its schema
 */
export function problemsIn(
  kind: Collection,
  fields: Stored | undefined,
  written: readonly string[] = Object.keys(fields ?? {}),
  whyOf = messageOf,
): readonly Problem[] {
  const result = v.safeParse(v.strictObject(kind.entries), fields);
  if (!result.success) return problemsOf(result.issues, whyOf);
  const { output } = result;
  const problem =
    spanProblem(kind, output, written) ??
    addressProblem(kind, output, written) ??
    groupProblem(kind, output, written);
  return problem ? [problem] : [];
}

/**
 * Why these fields may not be written, for the log, or undefined if they may. All required fields must exist, and no
 * unknown ones.
 * @param written the changed fields; what earlier versions wrote against a newer rule may stay unchanged
 */
export function whyInvalid(
  kind: Collection,
  fields: Stored | undefined,
  written?: readonly string[],
): string | undefined {
  return reasonOf(problemsIn(kind, fields, written)) || undefined;
}

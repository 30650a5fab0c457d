/** What is wrong with a form, a sentence per field, fields in the order of the form. */
export type FieldErrors<Field extends string> = { readonly [Name in Field]?: string | undefined };

/** Why a form may not be saved: a sentence per field, and the first of them for where only one fits (a toast). */
export interface Refusal<Field extends string> {
  readonly ok: false;
  readonly message: string;
  readonly errors: FieldErrors<Field>;
}

/** What a form's check answers: the fields to store, or why not. */
export type Checked<Fields, Field extends string> =
  { readonly ok: true; readonly fields: Fields } | Refusal<Field>;

/** The refusal that holds what was found; undefined when nothing was found. */
export function refusal<Field extends string>(errors: FieldErrors<Field>): Refusal<Field> | undefined {
  const message = Object.values<string | undefined>(errors).find((sentence) => sentence !== undefined);
  return message === undefined ? undefined : { ok: false, message, errors };
}

/** The errors of a form: one sentence per field, in the order of the form. */
export type FieldErrors<Field extends string> = { readonly [Name in Field]?: string | undefined };

/** An invalid form: one sentence per field, and the first of them as `message` for a toast. */
export interface InvalidForm<Field extends string> {
  readonly ok: false;
  readonly message: string;
  readonly errors: FieldErrors<Field>;
}

/** The result of checking a form: the fields to store, or the errors. */
export type Checked<Fields, Field extends string> =
  { readonly ok: true; readonly fields: Fields } | InvalidForm<Field>;

/** Combines the errors of a form; undefined if there are none. */
export function invalidForm<Field extends string>(
  errors: FieldErrors<Field>,
): InvalidForm<Field> | undefined {
  const message = Object.values<string | undefined>(errors).find((sentence) => sentence !== undefined);
  return message === undefined ? undefined : { ok: false, message, errors };
}

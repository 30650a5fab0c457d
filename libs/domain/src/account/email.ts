import { isBlank, missing, trimmed } from '../texts.ts';

/** Characters without a glyph, such as U+200B, which are copied together with an address. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The normalized form of an e-mail address, by which accounts are found. */
export const normalEmail = (text: string) =>
  trimmed(text.replaceAll(invisible, '')).normalize('NFC').toLowerCase();

/** No colon before the @, because 'mailto:kim@example.org' is a link and not an address. */
const emailPattern = /^[^\s@:]+@[^\s@]+$/;

/** Checks only for an @ between two texts without spaces: other rules depend on the mail server. */
export const isEmail = (text: string) => emailPattern.test(normalEmail(text));

export const notAnEmail = 'Enter an e-mail address such as name@example.com';

/** The form error for an e-mail address; undefined for a valid one. @param label the field's name */
export function emailError(label: string, text: string): string | undefined {
  if (isBlank(text)) return missing(label);
  return isEmail(text) ? undefined : notAnEmail;
}

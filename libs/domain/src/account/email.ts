import { isBlank, missing, trimmed } from '../texts.ts';

/** Characters without a glyph, such as U+200B, which come along when an address is copied. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The one spelling of an e-mail address by which accounts are found. */
export const normalEmail = (text: string) =>
  trimmed(text.replaceAll(invisible, '')).normalize('NFC').toLowerCase();

/** No colon before the @: 'mailto:kim@example.org' is the address of a link. */
const emailPattern = /^[^\s@:]+@[^\s@]+$/;

/** Something, an @ and something more, without spaces: only its server knows what else an address needs. */
export const isEmail = (text: string) => emailPattern.test(normalEmail(text));

export const notAnEmail = 'Enter an e-mail address such as name@example.com';

/** What a form says of an e-mail; undefined where it may be asked for. @param label the field's name */
export function emailError(label: string, text: string): string | undefined {
  if (isBlank(text)) return missing(label);
  return isEmail(text) ? undefined : notAnEmail;
}

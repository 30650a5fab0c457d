import { isBlank, missing, trimmed } from '../texts.ts';

/** The one spelling of an e-mail address by which accounts are found. */
export const normalEmail = (text: string) => trimmed(text).toLowerCase();

const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** Something, an @ and something more, without spaces: what else is an address only its server knows. */
export const isEmail = (text: string) => emailPattern.test(trimmed(text));

export const notAnEmail = 'Enter an e-mail address such as name@example.com';

/** What a form says of an e-mail; undefined where it may be asked for. @param label the field's name */
export function emailError(label: string, text: string): string | undefined {
  if (isBlank(text)) return missing(label);
  return isEmail(text) ? undefined : notAnEmail;
}

import { trimmed } from '../texts.ts';

/** The one spelling of an e-mail address by which accounts are found. */
export const normalEmail = (text: string) => trimmed(text).toLowerCase();

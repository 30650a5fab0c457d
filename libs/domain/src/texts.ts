export const trimmed = (text: string) => text.trim();

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Letters of right-to-left scripts, and signs that turn the direction of what follows. */
const turning =
  /[\u202A-\u202E\u2066-\u2069\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Prepares a user's text for use in a sentence: text that is or turns right to left is isolated (U+2068, U+2069), so that
 * it and the sentence keep their directions. A text that is a separate element is isolated by `base.css`.
 */
export const isolated = (text: string) => (turning.test(text) ? `\u2068${text}\u2069` : text);

/** Whether nothing of a text is visible: only spaces, marks without a letter and characters such as U+200B. */
export const isBlank = (text: string) =>
  /^[\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** The error for a text over its limit; undefined up to the limit. @param max in UTF-16 units */
export const tooLong = (field: string, text: string, max: number): string | undefined =>
  text.length > max ? `${field} must be at most ${max.toLocaleString('en')} characters` : undefined;

/** The error for an empty required field. */
export const missing = (field: string) => `${field} is required`;

/** The error for an invalid date: empty, or with a year out of range. */
export const dayError = (field: string, text: string) =>
  isBlank(text) ? missing(field) : `${field} is not a valid date`;

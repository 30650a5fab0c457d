export const trimmed = (text: string) => text.trim();

const rightToLeft =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A user's text for use in a sentence: a right-to-left one is isolated (U+2068, U+2069), so that its punctuation stays
 * with it and the sentence keeps its own direction. A text that is an element of its own needs none: `base.css`.
 */
export const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** Whether a text shows nothing: only spaces, marks without a letter and characters without a glyph, such as U+200B. */
export const isBlank = (text: string) =>
  /^[\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** The sentence for a text over its limit, `max` in UTF-16 units as `limitOf` answers; undefined up to the limit. */
export const tooLong = (field: string, text: string, max: number): string | undefined =>
  text.length > max ? `${field} must be at most ${max.toLocaleString('en')} characters` : undefined;

/** The sentence for a field that has to be filled. */
export const missing = (field: string) => `${field} is required`;

/** The sentence for a date that is no calendar day: emptied, or typed with a year out of range. */
export const dayError = (field: string, text: string) =>
  isBlank(text) ? missing(field) : `${field} is not a valid date`;

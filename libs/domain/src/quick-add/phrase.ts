/** Where in a line a phrase must be to count: 'sat exam notes' does not mean Saturday, 'exam notes sat' does. */
export type Position = 'anywhere' | 'at an end' | 'at the end' | 'after a preposition';

/** A few words that could mean a day or a time. */
export interface Phrase<Value> {
  /** The number of words. */
  readonly length: number;
  /** Undefined for words that name no future day, such as a past date: they all stay in the title. */
  readonly value: Value | undefined;
  /** For a weekday and a date that do not match: the day of the date, if it is in the future. */
  readonly mismatch?: { readonly value: Value | undefined };
  readonly position: Position;
  /** The required position after 'on', 'at' or 'by'; by default 'anywhere'. */
  readonly afterPreposition?: Position;
  /** The number of words after it to ignore in its position: 'dinner friday night' counts as ending with Friday. */
  readonly trailing?: number;
}

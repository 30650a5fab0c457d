/** Where in a line a phrase has to stand to be read: 'sat exam notes' is no Saturday, 'exam notes sat' is. */
export type Standing = 'anywhere' | 'at an end' | 'at the end' | 'after a preposition';

/** A day or a time that a few words could mean. */
export interface Phrase<Value> {
  /** How many words it has. */
  readonly length: number;
  /** Undefined for words that are no day to plan for, such as one of the past: they are left alone as a whole. */
  readonly value: Value | undefined;
  /** For a weekday and a date that do not match: the day of that date, if it is one to come. */
  readonly mismatch?: { readonly value: Value | undefined };
  readonly standing: Standing;
  /** Where it stands after 'on', 'at' or 'by'; anywhere unless told. */
  readonly afterPreposition?: Standing;
  /** How many words after it do not count as following: 'dinner friday night' ends with Friday. */
  readonly trailing?: number;
}

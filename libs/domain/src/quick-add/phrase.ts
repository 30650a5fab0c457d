import type { PlanDay } from '../brands.ts';
import type { Word } from './words.ts';

/** Where in a line a phrase must be to count: 'sat exam notes' does not mean Saturday, 'exam notes sat' does. */
export type Position = 'anywhere' | 'at an end' | 'at the end' | 'after a preposition' | 'nowhere';

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night' | 'tonight';

/** A few words that could mean a day or a time. */
export interface Phrase<Value> {
  /** The number of words. */
  readonly length: number;
  /** Undefined for words that name no future day, such as a past date: they all stay in the title. */
  readonly value: Value | undefined;
  /** For words that prevent reading the line, such as a weekday and a date that do not match. */
  readonly doubt?: {
    /** The day of the date, if it is in the future. */
    readonly value: Value | undefined;
    /** 'next week': in a line without a time it counts only if no day is named. */
    readonly isVague?: boolean;
  };
  readonly position: Position;
  /** The required position after 'on', 'at' or 'by'; by default 'anywhere'. */
  readonly afterPreposition?: Position;
  /** The number of words after it to ignore in its position: 'dinner friday night' counts as ending with Friday. */
  readonly trailing?: number;
  /** The words can be a name or a topic, so they may stay in the title of a line that names another day. */
  readonly isTopic?: boolean;
  /** The words are 'today' or a part of it, not a date or weekday. */
  readonly isToday?: boolean;
  /** The part of the day that is named with it, 'friday night'. */
  readonly part?: PartOfDay;
}

export type DayPhrase = Phrase<PlanDay>;

export interface LineContext {
  readonly today: PlanDay;
  /** The language whose names of days raise a doubt, in addition to English; by default the browser's. */
  readonly locale: string | undefined;
  /** Whether the line has a time: then more forms are read, and more words raise a doubt. */
  readonly hasTime: boolean;
}

/** Reads a day from the first of the given words on. */
export type DayForm = (line: LineContext, words: readonly Word[]) => DayPhrase | undefined;

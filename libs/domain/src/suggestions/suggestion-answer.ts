import { capitalized } from '../texts.ts';

/** The state of a suggestion. */
export type SuggestionAnswer = 'pending' | 'approved' | 'other';

interface Shown {
  readonly answer: SuggestionAnswer;
  /** The status for display, capitalized. */
  readonly word: string;
}

/** Describes a stored status. Unknown ones are shown in their own words. */
export function suggestionAnswer(status: string): Shown {
  const word = capitalized(status.trim() || 'answered');
  return { answer: status === 'pending' || status === 'approved' ? status : 'other', word };
}

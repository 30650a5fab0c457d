/** What the makers said to a suggestion so far. */
export type SuggestionAnswer = 'pending' | 'approved' | 'other';

interface Shown {
  readonly answer: SuggestionAnswer;
  /** With a capital, as a word of its own. */
  readonly word: string;
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How a stored status is shown: any that is not known is an answer all the same, in its own word. */
export function suggestionAnswer(status: string): Shown {
  const word = withCapital(status.trim() || 'answered');
  return { answer: status === 'pending' || status === 'approved' ? status : 'other', word };
}

import { type Checked, refusal } from '../check.ts';
import { limitOf } from '../records/collection.ts';
import { type Suggestion, suggestions } from '../records/suggestion.ts';
import { isBlank, tooLong, trimmed } from '../texts.ts';

export type SuggestionDraft = Pick<Suggestion, 'suggestion'>;

/** The text to send: a blank one is refused without a word, one over the limit with its sentence. */
export function checkSuggestionDraft(draft: SuggestionDraft): Checked<SuggestionDraft, 'suggestion'> {
  if (isBlank(draft.suggestion)) return { ok: false, message: '', errors: {} };
  const suggestion = trimmed(draft.suggestion);
  const refused = refusal({
    suggestion: tooLong('Suggestion', suggestion, limitOf(suggestions, 'suggestion')),
  });
  return refused ?? { ok: true, fields: { suggestion } };
}

import { type Checked, invalidForm } from '../check.ts';
import { textLimits } from '../records/limits.ts';
import type { Suggestion } from '../records/suggestion.ts';
import { isBlank, tooLong, trimmed } from '../texts.ts';

export type SuggestionDraft = Pick<Suggestion, 'suggestion'>;

/** Checks the text to send: a blank one is rejected without a message, one over the limit with a message. */
export function checkSuggestionDraft(draft: SuggestionDraft): Checked<SuggestionDraft, 'suggestion'> {
  if (isBlank(draft.suggestion)) return { ok: false, message: '', errors: {} };
  const suggestion = trimmed(draft.suggestion);
  const invalid = invalidForm({
    suggestion: tooLong('Suggestion', suggestion, textLimits.suggestion),
  });
  return invalid ?? { ok: true, fields: { suggestion } };
}

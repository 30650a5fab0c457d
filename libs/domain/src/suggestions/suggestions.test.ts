import { describe, expect, it } from 'vitest';
import { suggestionAnswer } from './suggestion-answer.ts';
import { checkSuggestionDraft } from './suggestion-form.ts';

describe('a suggestion', () => {
  it('[SG2] that is blank is rejected without a message', () => {
    expect(checkSuggestionDraft({ suggestion: ' \n ' })).toEqual({ ok: false, message: '', errors: {} });
  });

  it('[SG4] [LM4] is sent trimmed, up to 2,000 characters', () => {
    const suggestion = 'x'.repeat(2000);
    expect(checkSuggestionDraft({ suggestion: `  ${suggestion} ` })).toEqual({
      ok: true,
      fields: { suggestion },
    });
    expect(checkSuggestionDraft({ suggestion: `${suggestion}x` })).toEqual({
      ok: false,
      message: 'Suggestion must be at most 2,000 characters',
      errors: { suggestion: 'Suggestion must be at most 2,000 characters' },
    });
  });

  it.each([
    ['pending', 'pending', 'Pending'],
    ['approved', 'approved', 'Approved'],
    ['rejected', 'other', 'Rejected'],
    ['planned for May', 'other', 'Planned for May'],
    ['', 'other', 'Answered'],
  ])('[SG7] %j is shown as %s, in the word %s', (status, answer, word) => {
    expect(suggestionAnswer(status)).toEqual({ answer, word });
  });
});

import { describe, expect, it } from 'vitest';
import { checkTaskDraft } from './task-form.ts';

describe("a day task's title", () => {
  it('[WD7] is stored trimmed', () => {
    expect(checkTaskDraft({ title: '  Buy nails\n' })).toEqual({ ok: true, fields: { title: 'Buy nails' } });
  });
  it.each(['', ' ', '\n\t\u00a0', '\u200b\u3164'])(
    '[WD8] that is blank (%j) is rejected without a message',
    (title) => {
      expect(checkTaskDraft({ title })).toEqual({ ok: false, message: '', errors: {} });
    },
  );
  it('[WD11] [LM1] [LM5] has at most 200 characters', () => {
    const longest = { title: '🦊'.repeat(100) };
    expect(checkTaskDraft(longest)).toEqual({ ok: true, fields: longest });
    const message = 'Title must be at most 200 characters';
    expect(checkTaskDraft({ title: 'a'.repeat(201) })).toEqual({
      ok: false,
      message,
      errors: { title: message },
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { UserId } from '../brands.ts';
import { instantOf } from '../time/instant.ts';
import { checkNoteDraft, draftOfNote, newNoteDraft } from './note-form.ts';

const required = 'Please fill in both title and content';

describe('a note', () => {
  it('is stored with its trimmed title and its content as written', () => {
    const checked = checkNoteDraft({ title: ' List ', content: '  - oats\n\n' });
    expect(checked).toEqual({ ok: true, fields: { title: 'List', content: '  - oats\n\n' } });
  });

  it.each([
    [newNoteDraft(), { title: required, content: required }],
    [{ title: ' ', content: 'oats' }, { title: required }],
    [{ title: '\u200e', content: 'oats' }, { title: required }],
    [{ title: 'List', content: '\n\t' }, { content: required }],
  ])('[NT3] %j is invalid', (draft, errors) => {
    expect(checkNoteDraft(draft)).toEqual({ ok: false, message: required, errors });
  });

  it('[LM1] [LM3] [LM5] enforces the limits', () => {
    expect(checkNoteDraft({ title: '🦊'.repeat(100), content: '🦊'.repeat(25_000) }).ok).toBe(true);
    expect(checkNoteDraft({ title: 'a'.repeat(201), content: 'a'.repeat(50_001) })).toEqual({
      ok: false,
      message: 'Title must be at most 200 characters',
      errors: {
        title: 'Title must be at most 200 characters',
        content: 'Content must be at most 50,000 characters',
      },
    });
  });

  it('has the stored values when editing', () => {
    const createdAt = instantOf(new Date(0));
    const note = { id: 'n1', userId: 'u1' as UserId, title: 'List', content: 'oats', createdAt };
    expect(draftOfNote(note)).toEqual({ title: 'List', content: 'oats' });
  });
});

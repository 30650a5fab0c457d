import { describe, expect, it } from 'vitest';
import { checkProfileDraft, initialsOf, profileDraftOf, profileLabels } from './profile-form.ts';

describe('the profile', () => {
  it('[PF4] [PF5] has these labels', () => {
    expect(profileLabels).toEqual({ firstName: 'Name', email: 'Email', mobileNo: 'Mobile Number' });
  });
  it('[PF7] accepts empty values and any format', () => {
    const empty = { firstName: '', mobileNo: '' };
    expect(checkProfileDraft(empty)).toEqual({ ok: true, fields: empty });
    const odd = { firstName: '\u202e🦊', mobileNo: 'ask me' };
    expect(checkProfileDraft(odd)).toEqual({ ok: true, fields: odd });
  });
  it('[LM6] [LM5] enforces the limits', () => {
    expect(checkProfileDraft({ firstName: '🦊'.repeat(50), mobileNo: '1'.repeat(32) }).ok).toBe(true);
    expect(checkProfileDraft({ firstName: 'a'.repeat(101), mobileNo: '1'.repeat(33) })).toEqual({
      ok: false,
      message: 'Name must be at most 100 characters',
      errors: {
        firstName: 'Name must be at most 100 characters',
        mobileNo: 'Mobile Number must be at most 32 characters',
      },
    });
  });
  it('[PF10] is empty without a user document', () => {
    expect(profileDraftOf(undefined)).toEqual({ firstName: '', mobileNo: '' });
    expect(profileDraftOf({ firstName: 'Asha', mobileNo: '1' })).toEqual({
      firstName: 'Asha',
      mobileNo: '1',
    });
  });
  it.each([
    ['Asha Rao', '', 'AR'],
    ['  asha  maria rao ', '', 'AR'],
    ['asha', 'a@b.example', 'A'],
    ['', ' zoe@b.example', 'Z'],
    ['', '', '?'],
    ['🦊 fox', '', '🦊F'],
    ['élan', '', 'É'],
  ])('of %j with %j has the initials %s', (name, email, letters) => {
    expect(initialsOf(name, email)).toBe(letters);
  });
});

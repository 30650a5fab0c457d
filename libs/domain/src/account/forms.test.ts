import { describe, expect, it } from 'vitest';
import { normalEmail, notAnEmail } from './email.ts';
import { checkLoginDraft, checkResetDraft, newLoginDraft } from './login-form.ts';
import { checkSignUpDraft, newSignUpDraft, passwordHint, type SignUpDraft } from './sign-up-form.ts';

describe('logging in', () => {
  it('[AU11] marks each missing field', () => {
    expect(checkLoginDraft(newLoginDraft())).toEqual({
      ok: false,
      message: 'Email is required',
      errors: { email: 'Email is required', password: 'Password is required' },
    });
    expect(checkLoginDraft({ email: '  ', password: 'x' })).toMatchObject({
      errors: { email: 'Email is required' },
    });
    expect(checkLoginDraft({ email: 'a@b.example', password: '' })).toEqual({
      ok: false,
      message: 'Password is required',
      errors: { password: 'Password is required' },
    });
  });
  it('[AU11] calls with the normalized e-mail and the password as typed', () => {
    expect(checkLoginDraft({ email: ' Asha@Example.COM ', password: ' a ' })).toEqual({
      ok: true,
      fields: { email: 'asha@example.com', password: ' a ' },
    });
  });
});

describe('an e-mail', () => {
  const others = { password: '12345678', firstName: 'Asha', mobileNo: '1' };

  it('[AU11] [AU13] [AU15] is read without invisible characters on each form', () => {
    const typed = { ...others, email: '\u200Basha@exam\u00ADple.com \u2060' };
    const read = { ok: true, fields: { email: 'asha@example.com' } };
    expect(checkLoginDraft(typed)).toMatchObject(read);
    expect(checkResetDraft(typed)).toMatchObject(read);
    expect(checkSignUpDraft(typed)).toMatchObject(read);
  });

  it.each(['abc', 'a b@c.de', '@', 'a@', '@b', 'a@b@c', 'a@\u200B', 'mailto:kim@example.org'])(
    '[AU11] [AU13] [AU15] that is invalid, %j, is marked on each form',
    (email) => {
      const invalid = { ok: false, errors: { email: notAnEmail } };
      expect(checkLoginDraft({ ...others, email })).toMatchObject(invalid);
      expect(checkResetDraft({ email })).toMatchObject(invalid);
      expect(checkSignUpDraft({ ...others, email })).toMatchObject(invalid);
    },
  );
});

describe('signing up', () => {
  const draft: SignUpDraft = {
    firstName: 'Asha',
    mobileNo: '+91 98450',
    email: 'asha@example.com',
    password: '12345678',
  };
  const errorsOf = (change: Partial<SignUpDraft>) => {
    const checked = checkSignUpDraft({ ...draft, ...change });
    return checked.ok ? {} : checked.errors;
  };

  it('[AU15] marks each missing field', () => {
    expect(checkSignUpDraft(newSignUpDraft())).toEqual({
      ok: false,
      message: 'First Name is required',
      errors: {
        firstName: 'First Name is required',
        mobileNo: 'Mobile Number is required',
        email: 'Email is required',
        password: 'Password is required',
      },
    });
  });
  it.each([
    ['firstName', 'First Name is required'],
    ['mobileNo', 'Mobile Number is required'],
    ['email', 'Email is required'],
  ])('[AU15] marks a blank %s alone', (field, sentence) => {
    expect(errorsOf({ [field]: ' \t' })).toEqual({ [field]: sentence });
  });
  it('[AU14] [AU16] rejects a password under 8 characters with the hint', () => {
    expect(passwordHint).toBe('Password must be at least 8 characters long');
    expect(errorsOf({ password: '1234567' })).toEqual({ password: passwordHint });
    expect(errorsOf({ password: '        ' })).toEqual({});
    expect(errorsOf({ password: '12345678' })).toEqual({});
  });
  it('[LM6] [LM5] enforces the limits', () => {
    expect(errorsOf({ firstName: 'a'.repeat(100), mobileNo: '1'.repeat(32) })).toEqual({});
    expect(
      errorsOf({ firstName: 'a'.repeat(101), mobileNo: '1'.repeat(33), email: 'e'.repeat(321) }),
    ).toEqual({
      firstName: 'First Name must be at most 100 characters',
      mobileNo: 'Mobile Number must be at most 32 characters',
      email: 'Email must be at most 320 characters',
    });
  });
  it('[DA4] gives the account its trimmed values and the password as typed', () => {
    const typed = {
      firstName: ' Asha ',
      mobileNo: ' +91 ',
      email: ' Asha@Example.com',
      password: ' 12345678 ',
    };
    expect(checkSignUpDraft(typed)).toEqual({
      ok: true,
      fields: { firstName: 'Asha', mobileNo: '+91', email: 'asha@example.com', password: ' 12345678 ' },
    });
  });
  it('finds the same account by every spelling of its e-mail', () => {
    expect(['a@b.example', ' A@b.Example', 'a@B.EXAMPLE\n'].map(normalEmail)).toEqual(
      Array(3).fill('a@b.example'),
    );
    expect(normalEmail('jo\u0308rg@example.org')).toBe('j\u00f6rg@example.org');
  });
});

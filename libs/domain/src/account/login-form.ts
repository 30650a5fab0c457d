import { type Checked, invalidForm } from '../check.ts';
import { missing } from '../texts.ts';
import { emailError, normalEmail } from './email.ts';

export interface LoginDraft {
  readonly email: string;
  readonly password: string;
}
export type LoginField = keyof LoginDraft;
export type ResetDraft = Pick<LoginDraft, 'email'>;

export const loginLabels: Readonly<Record<LoginField, string>> = { email: 'Email', password: 'Password' };

export const newLoginDraft = (): LoginDraft => ({ email: '', password: '' });

/** Checks the login form and normalizes the e-mail address. */
export function checkLoginDraft({ email, password }: LoginDraft): Checked<LoginDraft, LoginField> {
  const invalid = invalidForm<LoginField>({
    email: emailError(loginLabels.email, email),
    password: password === '' ? missing(loginLabels.password) : undefined,
  });
  return invalid ?? { ok: true, fields: { email: normalEmail(email), password } };
}

/** Checks the form that requests a password reset e-mail. */
export function checkResetDraft({ email }: ResetDraft): Checked<ResetDraft, 'email'> {
  const invalid = invalidForm({ email: emailError(loginLabels.email, email) });
  return invalid ?? { ok: true, fields: { email: normalEmail(email) } };
}

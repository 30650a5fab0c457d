import { type Checked, refusal } from '../check.ts';
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

/** Whether there is something to call the auth service with; the e-mail comes back in its normal spelling. */
export function checkLoginDraft({ email, password }: LoginDraft): Checked<LoginDraft, LoginField> {
  const refused = refusal<LoginField>({
    email: emailError(loginLabels.email, email),
    password: password === '' ? missing(loginLabels.password) : undefined,
  });
  return refused ?? { ok: true, fields: { email: normalEmail(email), password } };
}

/** Whether there is an address to send a reset message to. */
export function checkResetDraft({ email }: ResetDraft): Checked<ResetDraft, 'email'> {
  const refused = refusal({ email: emailError(loginLabels.email, email) });
  return refused ?? { ok: true, fields: { email: normalEmail(email) } };
}

import { type Checked, refusal } from '../check.ts';
import { limitOf } from '../records/collection.ts';
import { users } from '../records/user.ts';
import { isBlank, missing, tooLong, trimmed } from '../texts.ts';
import { emailError, normalEmail } from './email.ts';

export interface SignUpDraft {
  readonly firstName: string;
  readonly mobileNo: string;
  readonly email: string;
  readonly password: string;
}
export type SignUpField = keyof SignUpDraft;

export const signUpLabels: Readonly<Record<SignUpField, string>> = {
  firstName: 'First Name',
  mobileNo: 'Mobile Number',
  email: 'Email',
  password: 'Password',
};

/** The fewest characters of a password, in UTF-16 units. */
export const shortestPassword = 8;
/** Hint and error alike. */
export const passwordHint = `Password must be at least ${shortestPassword} characters long`;

export const newSignUpDraft = (): SignUpDraft => ({ firstName: '', mobileNo: '', email: '', password: '' });

const textError = (field: Exclude<SignUpField, 'password'>, text: string) =>
  isBlank(text)
    ? missing(signUpLabels[field])
    : tooLong(signUpLabels[field], trimmed(text), limitOf(users, field));

function passwordError(password: string): string | undefined {
  if (password === '') return missing(signUpLabels.password);
  return password.length < shortestPassword ? passwordHint : undefined;
}

/** Whether an account may be created, and with what; the password stays as typed. */
export function checkSignUpDraft(draft: SignUpDraft): Checked<SignUpDraft, SignUpField> {
  const { firstName, mobileNo, email, password } = draft;
  const refused = refusal<SignUpField>({
    firstName: textError('firstName', firstName),
    mobileNo: textError('mobileNo', mobileNo),
    email: textError('email', email) ?? emailError(signUpLabels.email, email),
    password: passwordError(password),
  });
  const fields = {
    firstName: trimmed(firstName),
    mobileNo: trimmed(mobileNo),
    email: normalEmail(email),
    password,
  };
  return refused ?? { ok: true, fields };
}

import { type Checked, invalidForm } from '../check.ts';
import { textLimits } from '../records/limits.ts';
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

/** The minimum password length in UTF-16 units. */
export const minPasswordLength = 8;
/** The hint and also the error. */
export const passwordHint = `Password must be at least ${minPasswordLength} characters long`;

export const newSignUpDraft = (): SignUpDraft => ({ firstName: '', mobileNo: '', email: '', password: '' });

const textError = (field: Exclude<SignUpField, 'password'>, text: string) =>
  isBlank(text)
    ? missing(signUpLabels[field])
    : tooLong(signUpLabels[field], trimmed(text), textLimits[field]);

function passwordError(password: string): string | undefined {
  if (password === '') return missing(signUpLabels.password);
  return password.length < minPasswordLength ? passwordHint : undefined;
}

/** Checks the sign-up form. The texts are trimmed, the password stays as typed. */
export function checkSignUpDraft(draft: SignUpDraft): Checked<SignUpDraft, SignUpField> {
  const { firstName, mobileNo, email, password } = draft;
  const invalid = invalidForm<SignUpField>({
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
  return invalid ?? { ok: true, fields };
}

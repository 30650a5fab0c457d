import type { SignUp } from '@dayloom/data';
import {
  minPasswordLength,
  passwordHint,
  type SignUpDraft,
  type SignUpField,
  signUpLabels,
} from '@dayloom/domain';
import { Button, Notice, PasswordField, TextField } from '@dayloom/ui';
import type { ChangeEvent } from 'react';
import * as styles from './sign-up-form.module.css';
import type { useAccountForm } from './use-account-form.ts';

/** The rule for passwords, with a tick when it is met. */
const PasswordHint = ({ met }: { readonly met: boolean }) => (
  <span className={styles.hint} data-met={met}>
    <i aria-hidden="true">{met ? '✓' : '○'}</i>
    {passwordHint}
  </span>
);

/** Where records are stored. Space is reserved until that is known, so that nothing moves. */
const WhereRecordsAre = ({ isOnDevice }: Pick<SignUpFormProps, 'isOnDevice'>) => (
  <p className={styles.where}>
    {isOnDevice === true &&
      'Your records stay in this browser. The password keeps its accounts apart and encrypts nothing.'}
    {isOnDevice === false &&
      'Your records belong to your account, and are on this device too: they are there without a network.'}
  </p>
);

interface SignUpFormProps {
  readonly form: ReturnType<typeof useAccountForm<SignUpDraft, SignUp, SignUpField>>;
  /** Undefined until that is known. */
  readonly isOnDevice: boolean | undefined;
}

export function SignUpForm({ form, isOnDevice }: SignUpFormProps) {
  const { draft, errors, failure, pending, submit, change } = form;
  const wired = (field: SignUpField) => ({
    label: signUpLabels[field],
    name: field,
    defaultValue: draft[field],
    error: errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [field]: event.target.value }),
  });
  // The error shows the same sentence.
  const hint =
    errors.password === passwordHint ? undefined : (
      <PasswordHint met={draft.password.length >= minPasswordLength} />
    );
  return (
    <form noValidate onSubmit={submit}>
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <TextField {...wired('firstName')} autoComplete="given-name" />
      <TextField {...wired('mobileNo')} type="tel" autoComplete="tel" />
      <TextField
        {...wired('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...wired('password')} autoComplete="new-password" hint={hint} />
      <WhereRecordsAre isOnDevice={isOnDevice} />
      <Button type="submit" variant="primary" size="large" block pending={pending}>
        Sign Up
      </Button>
    </form>
  );
}

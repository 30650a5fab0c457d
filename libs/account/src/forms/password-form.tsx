import { type LoginDraft, type LoginField, loginLabels } from '@dayloom/domain';
import { Button, type ButtonProps, Notice, PasswordField, TextField } from '@dayloom/ui';
import type { ReactNode } from 'react';
import * as styles from './password-form.module.css';
import type { useAccountForm } from './use-account-form.ts';

interface PasswordFormProps {
  readonly form: ReturnType<typeof useAccountForm<LoginDraft, LoginDraft, LoginField>>;
  /** The e-mail cannot be changed: a known user confirms who they are. */
  readonly isKnown?: boolean;
  readonly submit: Pick<ButtonProps, 'variant' | 'size' | 'children'>;
  /** Shown above the button. */
  readonly children?: ReactNode;
}

/** E-mail and password, the failure of the last attempt above them, and the button below. */
export const PasswordForm = ({ form, isKnown = false, submit, children }: PasswordFormProps) => (
  <form noValidate onSubmit={form.submit} className={styles.form}>
    {form.failure !== undefined && (
      <Notice tone="danger" role="alert">
        {form.failure}
      </Notice>
    )}
    <TextField
      label={loginLabels.email}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={isKnown}
      defaultValue={form.draft.email}
      error={form.errors.email}
      onChange={(event) => form.change({ email: event.target.value })}
    />
    <PasswordField
      label={loginLabels.password}
      name="password"
      autoComplete="current-password"
      defaultValue={form.draft.password}
      error={form.errors.password}
      onChange={(event) => form.change({ password: event.target.value })}
    />
    {children}
    <Button type="submit" block pending={form.pending} {...submit} />
  </form>
);

import { loginLabels } from '@dayloom/domain';
import { Button, Checkbox, Notice, PasswordField, TextField } from '@dayloom/ui';
import * as styles from './login-form.module.css';
import type { useLogin } from './use-login.ts';

interface LoginFormProps {
  readonly login: ReturnType<typeof useLogin>;
  readonly onForgot: () => void;
}

export const LoginForm = ({ login, onForgot }: LoginFormProps) => (
  <form noValidate onSubmit={login.submit}>
    {login.failure !== undefined && (
      <Notice tone="danger" role="alert">
        {login.failure}
      </Notice>
    )}
    <TextField
      label={loginLabels.email}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={login.draft.email}
      error={login.errors.email}
      onChange={(event) => login.change({ email: event.target.value })}
    />
    <PasswordField
      label={loginLabels.password}
      name="password"
      autoComplete="current-password"
      defaultValue={login.draft.password}
      error={login.errors.password}
      onChange={(event) => login.change({ password: event.target.value })}
    />
    <div className={styles.row}>
      <Checkbox
        label="Remember me"
        checked={login.remember}
        onChange={(event) => login.setRemember(event.target.checked)}
      />
      <Button variant="ghost" size="small" onClick={onForgot}>
        Forgot Password
      </Button>
    </div>
    <Button type="submit" variant="primary" size="large" block pending={login.pending}>
      Login
    </Button>
  </form>
);

import { useState } from 'react';
import * as styles from './input.module.css';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** As a text field's; its type is its own to change. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'look'>;

/** A password that can be shown while it is typed. */
export function PasswordField({ label, hideLabel, hint, error, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hideLabel: hideLabel ?? false, hint, error, className }}>
      {(wiring) => (
        <span className={styles.withButton}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={styles.input}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </Field>
  );
}

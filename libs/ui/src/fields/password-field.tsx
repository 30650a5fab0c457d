import { useState } from 'react';
import * as styles from './input.module.css';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** The props of a text field, except those that the component sets. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'look'>;

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

import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import * as styles from './field.module.css';

export interface FieldProps {
  label: string;
  /** Hides the label visually, but not from assistive technology. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Shown below the input, as part of its accessible description. */
  error?: string | undefined;
  className?: string | undefined;
}

/** The attributes that connect an input with its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

export function Field({
  label,
  hideLabel,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = clsx(error && errorId, hint && hintId) || undefined;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={clsx(styles.label, hideLabel && 'visually-hidden')}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className={styles.error}>
          <i aria-hidden="true">!</i>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

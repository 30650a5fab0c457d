import type { ComponentProps } from 'react';
import * as styles from './input.module.css';
import { Field, type FieldProps } from './field.tsx';

/** Accepts the props of a native textarea; three rows by default. */
export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** Text of several lines; grows with its content in browsers that support it. */
export const TextArea = ({ label, hideLabel, hint, error, className, ...area }: TextAreaProps) => (
  <Field {...{ label, hideLabel: hideLabel ?? false, hint, error, className }}>
    {(wiring) => <textarea rows={3} {...area} {...wiring} className={styles.area} />}
  </Field>
);

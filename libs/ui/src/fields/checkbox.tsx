import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './checkbox.module.css';

/** Accepts the props of a native checkbox; its label may contain a link. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A yes or no that takes effect with its form; for tasks use `TaskCheck`. */
export const Checkbox = ({ label, className, ...input }: CheckboxProps) => (
  <label className={clsx(styles.checkbox, className)}>
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
);

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './checkbox.module.css';

/** Whatever a native checkbox takes; its label may hold a link. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A yes or no that takes effect with its form; a task's mark is `TaskCheck`. */
export const Checkbox = ({ label, className, ...input }: CheckboxProps) => (
  <label className={clsx(styles.checkbox, className)}>
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
);

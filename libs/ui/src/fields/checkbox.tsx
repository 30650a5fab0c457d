import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

export const Checkbox = ({ label, className, ...input }: CheckboxProps) => (
  <label className={clsx(styles.checkbox, className)}>
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
);

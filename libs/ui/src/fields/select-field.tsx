import type { ComponentProps } from 'react';
import * as styles from './input.module.css';
import { Field, type FieldProps } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: readonly SelectOption[];
}

export const SelectField = ({
  label,
  hideLabel,
  hint,
  error,
  className,
  options,
  ...select
}: SelectFieldProps) => (
  <Field {...{ label, hideLabel: hideLabel ?? false, hint, error, className }}>
    {(wiring) => (
      <select {...select} {...wiring} className={styles.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);

import { isolated } from '@dayloom/domain';
import type { ComponentProps } from 'react';
import * as styles from './input.module.css';
import { Field, type FieldProps } from './field.tsx';

/** `value` is the form value, `label` the visible text. */
export interface SelectOption {
  value: string;
  label: string;
}

/** Accepts the props of a native select, and its options. */
export interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: readonly SelectOption[];
}

/** A choice in the browser's own list; for a few options that should all be visible use `Segmented` or `RadioCards`. */
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
            {isolated(option.label)}
          </option>
        ))}
      </select>
    )}
  </Field>
);

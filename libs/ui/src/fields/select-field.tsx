import { isolated } from '@dayloom/domain';
import type { ComponentProps } from 'react';
import * as styles from './input.module.css';
import { Field, type FieldProps } from './field.tsx';

/** `value` goes into the form, `label` is read. */
export interface SelectOption {
  value: string;
  label: string;
}

/** Whatever a native select takes besides its options. */
export interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: readonly SelectOption[];
}

/** One of several in the browser's own list; a few that should all be seen are `Segmented` or `RadioCards`. */
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

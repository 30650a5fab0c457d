import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './input.module.css';
import { Field, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** `title` is large and without a border, as a page's title is. */
  look?: 'plain' | 'title';
}

export const TextField = ({
  label,
  hideLabel,
  hint,
  error,
  className,
  look = 'plain',
  ...input
}: TextFieldProps) => (
  <Field {...{ label, hideLabel: hideLabel ?? false, hint, error, className }}>
    {(wiring) => <input type="text" {...input} {...wiring} className={clsx(styles.input, styles[look])} />}
  </Field>
);

type TypedFieldProps = Omit<TextFieldProps, 'type'>;

/** A calendar day, `yyyy-MM-dd` or ''. */
export const DateField = (props: TypedFieldProps) => <TextField {...props} type="date" />;

/** A time of day, `HH:mm` or ''. */
export const TimeField = (props: TypedFieldProps) => <TextField {...props} type="time" />;

export const NumberField = (props: TypedFieldProps) => (
  <TextField inputMode="numeric" {...props} type="number" />
);

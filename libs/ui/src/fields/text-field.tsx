import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './input.module.css';
import { Field, type FieldProps } from './field.tsx';

/** Whatever a native input takes, its type too. */
export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** `title` is large and without a border, as a page's title is. */
  look?: 'plain' | 'title';
}

/** One line of text with its label, hint and error. */
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

/** Digits; gives its value as text, '' where that is no number, so that the form can say what is wrong. */
export const NumberField = (props: TypedFieldProps) => (
  <TextField inputMode="numeric" {...props} type="number" />
);

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './input.module.css';
import { Field, type FieldProps } from './field.tsx';

/** Accepts the props of a native input, including its type. */
export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** `title` is large and has no border, like the title of a page. */
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

/** Digits; the value is text, or '' if it is not a number, so that the form can report the error. */
export const NumberField = (props: TypedFieldProps) => (
  <TextField inputMode="numeric" {...props} type="number" />
);

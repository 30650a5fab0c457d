import { clsx } from 'clsx';
import { type CSSProperties, useId } from 'react';
import { Glyph } from '../glyph.tsx';
import * as styles from './segmented.module.css';

/** One of a few options, with a label short enough for all of them to fit into one row. */
export interface SegmentOption<T extends string> {
  value: T;
  label: string;
  /** A sign before the label, hidden from assistive technology. */
  glyph?: string;
  disabled?: boolean;
}

/** If no option has the value, none is selected. */
export interface SegmentedProps<T extends string> {
  label: string;
  options: readonly SegmentOption<T>[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
  /** As wide as its container. */
  block?: boolean;
  className?: string | undefined;
}

/** A choice of one among a few options, in one row; arrow keys move as in any radio group. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
  block,
  className,
}: SegmentedProps<T>) {
  const name = useId();
  const index = options.findIndex((option) => option.value === value);
  const pill: CSSProperties = { ['--count' as string]: options.length, ['--index' as string]: index };
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={clsx(styles.segmented, block && styles.block, className)}
      style={pill}
      data-empty={index < 0 || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.face}>
            {option.glyph && <Glyph sign={option.glyph} />}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}

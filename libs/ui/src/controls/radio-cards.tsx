import { useId } from 'react';
import * as tones from '../charts/mark-tone.module.css';
import type { MarkTone } from '../charts/mark-tone.ts';
import { Glyph } from '../glyph.tsx';
import * as styles from './radio-cards.module.css';

/** One option: its sign is hidden from assistive technology, its hint is part of its name. */
export interface RadioCard<T extends string> {
  value: T;
  label: string;
  glyph?: string;
  hint?: string;
  tone?: MarkTone;
}

/** If `value` is undefined, no card is selected. */
export interface RadioCardsProps<T extends string> {
  legend: string;
  options: readonly RadioCard<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  disabled?: boolean;
}

/** A choice with one card per option, such as the three priorities. */
export function RadioCards<T extends string>({
  legend,
  options,
  value,
  onChange,
  disabled,
}: RadioCardsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.radioCards} disabled={disabled}>
      <legend>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.glyph && (
              <Glyph sign={option.glyph} className={option.tone ? tones[option.tone] : styles.glyph} />
            )}
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

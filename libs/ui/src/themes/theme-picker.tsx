import { clsx } from 'clsx';
import { useId } from 'react';
import { type Theme, themeNames, themes } from '@dayloom/domain';
import * as styles from './theme-picker.module.css';
import { ThemeSwatch } from './theme-swatch.tsx';

/** `onChange` is called on every press: a theme takes effect without saving. */
export interface ThemePickerProps {
  value: Theme;
  onChange: (theme: Theme) => void;
  legend?: string;
  /** Hides the legend visually when a heading says the same. */
  hideLegend?: boolean;
}

/** All themes, each with a swatch in its own colours. */
export function ThemePicker({
  value,
  onChange,
  legend = 'Choose Theme',
  hideLegend = false,
}: ThemePickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.themePicker}>
      <legend className={clsx(hideLegend && 'visually-hidden')}>{legend}</legend>
      <div className={styles.choices}>
        {themes.map((theme) => (
          <label key={theme} className={styles.choice}>
            <ThemeSwatch theme={theme} />
            <span className={styles.name}>
              <input
                type="radio"
                name={name}
                value={theme}
                checked={theme === value}
                onChange={() => onChange(theme)}
              />
              {themeNames[theme]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

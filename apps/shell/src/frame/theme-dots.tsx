import { themeAtom } from '@dayloom/platform';
import { useAtom } from 'jotai';
import { themeNames, themes } from '@dayloom/domain';
import { useId } from 'react';
import * as styles from './theme-dots.module.css';

/** The four themes to choose from, each dot in its own colours. The choice is stored as anywhere else. */
export function ThemeDots({ align = 'center' }: { readonly align?: 'center' | 'start' }) {
  const [theme, setTheme] = useAtom(themeAtom);
  const name = useId();
  return (
    <fieldset className={styles.themeDots} data-align={align}>
      <legend className="visually-hidden">Choose Theme</legend>
      {themes.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === theme}
            onChange={() => setTheme(each)}
          />
          <i className={styles.dot} data-theme={each} aria-hidden="true" />
          {themeNames[each]}
        </label>
      ))}
    </fieldset>
  );
}

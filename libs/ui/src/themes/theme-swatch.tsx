import type { Theme } from '@dayloom/domain';
import * as styles from './theme-swatch.module.css';

export interface ThemeSwatchProps {
  theme: Theme;
}

/** A small page drawn with the tokens of a theme. Without text, which would load that theme's fonts. */
export const ThemeSwatch = ({ theme }: ThemeSwatchProps) => (
  <span className={styles.themeSwatch} data-theme={theme} aria-hidden="true">
    <span className={styles.bar}>
      <i />
      <i />
    </span>
    <span className={styles.sheet}>
      <i className={styles.heading} />
      <i className={styles.line} />
      <i className={styles.line} />
      <span className={styles.row}>
        <i className={styles.pill} />
        <i className={styles.soft} />
      </span>
    </span>
  </span>
);

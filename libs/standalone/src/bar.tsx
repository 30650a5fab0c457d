import { themeNames, themes } from '@dayloom/domain';
import { type Descriptor, Link, themeAtom, useAtom } from '@dayloom/platform';
import * as styles from './standalone.module.css';

function ThemeSwitch() {
  const [theme, choose] = useAtom(themeAtom);
  return (
    <label>
      Theme{' '}
      <select
        value={theme}
        onChange={(event) => choose(themes.find((name) => name === event.target.value) ?? 'light')}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {themeNames[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Links to the widgets and to every screen whose address needs no record id. */
export const Bar = ({ descriptor }: { readonly descriptor: Descriptor }) => (
  <nav className={styles.bar} aria-label="Screens">
    <span className={styles.name}>{descriptor.title}, alone</span>
    {descriptor.slots.length > 0 && <Link to="/">Widgets</Link>}
    {descriptor.routes
      .filter(({ path }) => !path.includes(':'))
      .map(({ id, path, title }) => (
        <Link key={id} to={path}>
          {title}
        </Link>
      ))}
    <ThemeSwitch />
  </nav>
);

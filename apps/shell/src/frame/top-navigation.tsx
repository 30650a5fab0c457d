import { Link } from '@dayloom/platform';
import { buttonClass } from '@dayloom/ui';
import { MoreMenu } from './more-menu.tsx';
import { ScreenLink } from './screen-link.tsx';
import * as styles from './top-navigation.module.css';
import { useFittingEntries } from './use-fitting-entries.ts';
import { useNavigation } from './use-navigation.ts';
import { paths } from '../paths.ts';

/** The desktop's navigation in one line; entries that do not fit move into 'More'. */
export function TopNavigation({ signedIn }: { readonly signedIn: boolean }) {
  const { entries, preload } = useNavigation();
  const top = entries('top');
  const { navigation, fitting } = useFittingEntries(signedIn ? top.length : 0);
  const more = [...top.slice(fitting), ...entries('more')];
  return (
    <nav
      ref={navigation}
      className={styles.topNavigation}
      aria-label="Main"
      data-side={signedIn ? 'start' : 'end'}
    >
      {signedIn ? (
        <>
          {top.map(({ label, to }, index) => (
            <ScreenLink
              key={to}
              to={to}
              className={index < fitting ? styles.entry : `${styles.entry} ${styles.moved}`}
              preload={preload}
            >
              {label}
            </ScreenLink>
          ))}
          {more.length > 0 && <MoreMenu entries={more} preload={preload} />}
        </>
      ) : (
        <>
          <Link to={paths.login} className={buttonClass('ghost')}>
            Login
          </Link>
          <Link to={paths.signUp} className={buttonClass('primary')}>
            Sign Up
          </Link>
        </>
      )}
    </nav>
  );
}

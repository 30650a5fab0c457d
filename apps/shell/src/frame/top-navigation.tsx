import { Link } from 'react-router-dom';
import { buttonClass } from '@dayloom/ui';
import { MoreMenu } from './more-menu.tsx';
import { ScreenLink } from './screen-link.tsx';
import * as styles from './top-navigation.module.css';
import { useNavigation } from './use-navigation.ts';
import { paths } from '../paths.ts';

/** The desktop's navigation; its room is kept while the registry is on its way. */
export function TopNavigation({ signedIn }: { readonly signedIn: boolean }) {
  const { entries, preload } = useNavigation();
  const more = entries('more');
  return (
    <nav className={styles.topNavigation} aria-label="Main" data-side={signedIn ? 'start' : 'end'}>
      {signedIn ? (
        <>
          {entries('top').map(({ label, to }) => (
            <ScreenLink key={to} to={to} className={styles.entry} preload={preload}>
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

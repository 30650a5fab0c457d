import { useSetAtom } from 'jotai';
import { Button } from '@dayloom/ui';
import { openAboutAtom } from '../about/about-panel.tsx';
import { shellVersion } from '../about/shell-version.ts';
import { Logo } from './logo.tsx';
import * as styles from './site-footer.module.css';

/** The footer of every page on larger screens. */
export function SiteFooter() {
  const openAbout = useSetAtom(openAboutAtom);
  return (
    <footer className={styles.siteFooter}>
      <div className={styles.row}>
        <Logo />
        <p>One calm place for the day.</p>
        <Button variant="ghost" size="small" onClick={() => void openAbout()}>
          About
        </Button>
        <span className={styles.version}>Version {shellVersion()}</span>
      </div>
    </footer>
  );
}

import { useTitle } from '@dayloom/platform';
import { Link } from 'react-router-dom';
import { buttonClass, LineDrawing } from '@dayloom/ui';
import * as styles from './not-found.module.css';
import { paths } from '../paths.ts';

/** Any address that neither the shell nor a module knows (SH15). */
export function NotFound() {
  useTitle('Page not found');
  return (
    <div className={styles.notFound}>
      <LineDrawing of="lost" className={styles.drawing} />
      <h1>Page not found</h1>
      <p>There is nothing at this address. It may have been mistyped, or the page has moved.</p>
      <Link to={paths.home} className={buttonClass('primary')}>
        Back to the start
      </Link>
    </div>
  );
}

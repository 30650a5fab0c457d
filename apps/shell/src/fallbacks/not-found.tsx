import { Link, useTitle } from '@dayloom/platform';
import { buttonClass } from '@dayloom/ui';
import { NothingHere } from './nothing-here.tsx';
import { paths } from '../paths.ts';

/** Shown at an address that neither the shell nor a module knows. */
export function NotFound() {
  useTitle('Page not found');
  return (
    <NothingHere
      title="Page not found"
      text="There is nothing at this address. It may have been mistyped, or the page has moved."
    >
      <Link to={paths.home} className={buttonClass('primary')}>
        Back to the start
      </Link>
    </NothingHere>
  );
}

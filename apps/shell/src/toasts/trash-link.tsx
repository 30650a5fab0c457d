import { buttonClass } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { modulesAtom } from '../modules/modules.ts';
import { navigationOf } from '../modules/navigation.ts';

/** The way from a delete's toast to the trash; none where one is there, or no module that can run here has one. */
export function TrashLink({ onOpen }: { readonly onOpen: () => void }) {
  const to = navigationOf(useAtomValue(modulesAtom)).intent('open-trash');
  const { pathname } = useLocation();
  return (
    to !== undefined &&
    to !== pathname && (
      <Link to={to} className={buttonClass('ghost', 'small')} onClick={onOpen}>
        Trash
      </Link>
    )
  );
}

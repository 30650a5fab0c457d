import { buttonClass } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { modulesAtom } from '../modules/modules.ts';
import { navigationOf } from '../modules/navigation.ts';

/** Link from a deletion's toast to the trash. Hidden in the trash itself, or if no available module has one. */
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

import { screenTitleAtom } from '@dayloom/platform';
import { useStore } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Only where it was lost: whoever pressed a link that is still there stays on it. */
function rescueFocus(main: HTMLElement | null) {
  if (document.activeElement === null || document.activeElement === document.body)
    main?.focus({ preventScroll: true });
}

/**
 * What a page load would do by itself: says the new title, starts at the top, keeps the focus from falling out of
 * the page. Going Back keeps the scroll position that the browser restores.
 */
export function RouteChange({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const atoms = useStore();
  const before = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (kind !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    rescueFocus(main.current);
    setSaid(atoms.get(screenTitleAtom));
    // A screen that loads, or that names a record, sets its title later: once, not each second of its own clock.
    const stop = atoms.sub(screenTitleAtom, () => {
      setSaid(atoms.get(screenTitleAtom));
      stop();
    });
    return stop;
  }, [pathname, kind, main, atoms]);

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}

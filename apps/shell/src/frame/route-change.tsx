import { screenTitleAtom } from '@dayloom/platform';
import { useStore } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Only if the focus was lost: a pressed link that still exists keeps it. */
function rescueFocus(main: HTMLElement | null) {
  if (document.activeElement === null || document.activeElement === document.body)
    main?.focus({ preventScroll: true });
}

/**
 * Does what a page load would do: announces the new title, scrolls to the top, and keeps the focus inside the page.
 * After Back, the browser restores the scroll position.
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
    // A screen that loads, or that names a record, sets its title later. It is announced once, not each second of a
    // clock.
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

import { themeAtom } from '@dayloom/platform';
import { IconButton, XIcon } from '@dayloom/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { sessionAtom } from '../session/session.ts';
import './toast-area.css';
import { FoldedToasts } from './folded-toasts.tsx';
import {
  dismissOffers,
  mostShown,
  showToast,
  takeToastBack,
  toastCount,
  withdrawOffers,
} from './show-toast.tsx';
import { clearFieldInUse } from './toast-clearance.ts';
import { showWith } from './toasts.ts';
import { handToastFocusOn } from './toast-focus.ts';
import { followDialogs, makeToastHome } from './toast-home.ts';

/** The one container of all toasts, above every page and every open dialog. */
export function ToastArea() {
  const theme = useAtomValue(themeAtom);
  const atoms = useStore();
  const [home] = useState(makeToastHome);
  const stack = useRef<HTMLDivElement>(null);
  const count = useSyncExternalStore(toastCount.subscribe, toastCount.now);
  const [open, setOpen] = useState(false);
  if (open && count < 2) setOpen(false);
  useEffect(() => {
    // What could be taken back goes with whoever could have pressed it.
    const leave = () => atoms.get(sessionAtom).phase === 'signed-out' && dismissOffers();
    const ends = [
      followDialogs(home),
      handToastFocusOn(home),
      clearFieldInUse(stack.current),
      showWith({ show: showToast, takeBack: takeToastBack, withdrawOffers }),
      atoms.sub(sessionAtom, leave),
    ];
    return () => ends.forEach((end) => end());
  }, [home, atoms]);
  return createPortal(
    <div ref={stack} className="toast-stack" data-many={count > mostShown} data-open={open}>
      {count > 1 && <FoldedToasts count={count} open={open} onToggle={() => setOpen(!open)} />}
      <ToastContainer
        position="bottom-right"
        theme={theme === 'dark' ? 'dark' : 'light'}
        aria-label="Messages"
        icon={false}
        draggable
        draggablePercent={80}
        pauseOnFocusLoss={false}
        // The library's transitions wait for an animation's end and would wait for ever where motion is reduced.
        transition={false}
        closeButton={({ closeToast }) => (
          <IconButton label="Dismiss" icon={<XIcon />} size="small" onClick={(event) => closeToast(event)} />
        )}
      />
    </div>,
    home,
  );
}

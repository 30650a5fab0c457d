import { sessionAtom } from '@dayloom/account';
import { themeAtom } from '@dayloom/platform';
import { IconButton, XIcon } from '@dayloom/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import './toast-area.css';
import { FoldedToasts } from './folded-toasts.tsx';
import {
  dismissOffers,
  maxVisible,
  showToast,
  takeToastBack,
  toastCount,
  withdrawOffers,
} from './show-toast.tsx';
import { clearFieldInUse } from './toast-clearance.ts';
import { showWith } from './toasts.ts';
import { moveFocusFromToasts } from './toast-focus.ts';
import { followDialogs, createToastContainer } from './toast-container.ts';
import { pressUndoByKey } from './undo-key.ts';

/** The container of all toasts, above pages and open dialogs. */
export function ToastArea() {
  const theme = useAtomValue(themeAtom);
  const atoms = useStore();
  const [container] = useState(createToastContainer);
  const stack = useRef<HTMLDivElement>(null);
  const count = useSyncExternalStore(toastCount.subscribe, toastCount.now);
  const [open, setOpen] = useState(false);
  if (open && count < 2) setOpen(false);
  useEffect(() => {
    // After sign-out, undo and restore are no longer possible.
    const leave = () => atoms.get(sessionAtom).phase === 'signed-out' && dismissOffers();
    const stops = [
      followDialogs(container),
      moveFocusFromToasts(container),
      pressUndoByKey(container),
      clearFieldInUse(stack.current),
      showWith({ show: showToast, takeBack: takeToastBack, withdrawOffers }),
      atoms.sub(sessionAtom, leave),
    ];
    return () => stops.forEach((stop) => stop());
  }, [container, atoms]);
  return createPortal(
    <div ref={stack} className="toast-stack" data-many={count > maxVisible} data-open={open}>
      {count > 1 && <FoldedToasts count={count} open={open} onToggle={() => setOpen(!open)} />}
      <ToastContainer
        position="bottom-right"
        theme={theme === 'dark' ? 'dark' : 'light'}
        aria-label="Messages"
        icon={false}
        draggable
        draggablePercent={80}
        pauseOnFocusLoss={false}
        // The library's transitions wait for an animation to end, which never happens with reduced motion.
        transition={false}
        closeButton={({ closeToast }) => (
          <IconButton label="Dismiss" icon={<XIcon />} size="small" onClick={(event) => closeToast(event)} />
        )}
      />
    </div>,
    container,
  );
}

import { themeAtom, useAtomValue } from '@dayloom/platform';
import { IconButton, XIcon } from '@dayloom/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import './toast-area.css';
import { ToastMessage } from './toast-message.tsx';
import { showWith, type Toast } from './toasts.ts';
import { useToastFocus } from './use-toast-focus.ts';
import { useToastHome } from './use-toast-home.ts';

/** Milliseconds; the time to take something back outranks the usual one (SH11, SH12). */
const shownFor = 5_000;
const offeredFor = 10_000;

let shown = 0;

function show(told: Toast) {
  const toastId = `toast-${(shown += 1)}`;
  const stay = () => toast.update(toastId, { autoClose: offeredFor, delay: null });
  toast(({ closeToast }) => <ToastMessage told={told} close={() => closeToast()} stay={stay} />, {
    toastId,
    type: told.kind,
    role: told.kind === 'error' ? 'alert' : 'status',
    autoClose: told.offer ? offeredFor : shownFor,
  });
}

/** The one container of all toasts, above every page and every open dialog (SH9). */
export function ToastArea() {
  const theme = useAtomValue(themeAtom);
  const home = useToastHome();
  useToastFocus(home);
  useEffect(() => showWith(show), []);
  return createPortal(
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
    />,
    home,
  );
}

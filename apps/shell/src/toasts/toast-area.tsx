import { themeAtom, useAtomValue } from '@dayloom/platform';
import { IconButton, XIcon } from '@dayloom/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import './toast-area.css';
import { dismissOffers, showToast } from './show-toast.tsx';
import { showWith } from './toasts.ts';
import { handToastFocusOn } from './toast-focus.ts';
import { followDialogs, makeToastHome } from './toast-home.ts';

/** The one container of all toasts, above every page and every open dialog (SH9). */
export function ToastArea({ signedIn }: { readonly signedIn: boolean }) {
  const theme = useAtomValue(themeAtom);
  const [home] = useState(makeToastHome);
  useEffect(() => {
    const ends = [followDialogs(home), handToastFocusOn(home), showWith(showToast)];
    return () => ends.forEach((end) => end());
  }, [home]);
  useEffect(() => {
    if (!signedIn) dismissOffers();
  }, [signedIn]);
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

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes what a button has opened when the window's width no longer shows the button. */
export function useCloseOnceHidden(
  open: boolean,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const check = () => button.current?.getClientRects().length === 0 && closed();
    addEventListener('resize', check);
    return () => removeEventListener('resize', check);
  }, [open, button]);
}

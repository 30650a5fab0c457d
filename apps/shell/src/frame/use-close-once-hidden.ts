import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes what a button opened once the window has a width that shows no such button. */
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

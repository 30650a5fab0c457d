import { type RefObject, useEffect } from 'react';
import { useCloseOnceHidden } from './use-close-once-hidden.ts';
import { useOpenHere } from './use-open-here.ts';

/** A panel below a button. Esc, a press outside, a route change and a width without the button close it. */
export function useDisclosure(root: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useOpenHere();
  useCloseOnceHidden(open, button, () => setOpen(false));

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const controller = new AbortController();
    document.addEventListener('pointerdown', outside, controller);
    document.addEventListener('focusin', outside, controller);
    document.addEventListener('keydown', escape, controller);
    return () => controller.abort();
  }, [open, setOpen, root, button]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return { open, toggle: () => setOpen(!open), close };
}

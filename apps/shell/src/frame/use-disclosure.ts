import { useLocation } from '@dayloom/platform';
import { type RefObject, useEffect, useState } from 'react';

/** A panel under a button: Esc, a press elsewhere and every route change close it; Esc gives the focus back. */
export function useDisclosure(root: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === key;

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenedAt(undefined);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open, root, button]);

  const close = () => {
    setOpenedAt(undefined);
    button.current?.focus();
  };
  return { open, toggle: () => setOpenedAt(open ? undefined : key), close };
}

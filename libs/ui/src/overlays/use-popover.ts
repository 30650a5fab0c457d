import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

const gap = 4;

/** Positions the list below the anchor with aligned right edges, or above it when the window ends. */
function positionAtAnchor(anchor: DOMRect, list: HTMLElement) {
  const left = Math.max(gap, Math.min(anchor.right, innerWidth - gap) - list.offsetWidth);
  const below = anchor.bottom + gap;
  const fits = below + list.offsetHeight <= innerHeight;
  list.style.left = `${left}px`;
  list.style.top = `${fits ? below : Math.max(gap, anchor.top - gap - list.offsetHeight)}px`;
}

interface PopoverOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** Called for keys inside `root`. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/**
 * Shows `list` on top of everything outside `root` while mounted, and focuses its first item; closes on a press
 * elsewhere, and when its button is hidden.
 */
export function usePopover({ root, list, onKeyDown, onClose }: PopoverOptions) {
  const keys = useEffectEvent(onKeyDown);
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const [anchor, popover] = [root.current, list.current];
    if (!anchor || !popover) return;
    if (typeof popover.showPopover === 'function') {
      popover.popover = 'manual';
      popover.showPopover();
    }
    const follow = () => positionAtAnchor(anchor.getBoundingClientRect(), popover);
    follow();
    popover.querySelector('button')?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      if (!(event.target instanceof Node && anchor.contains(event.target))) closed();
    };
    const resized = () => (anchor.getClientRects().length === 0 ? closed() : follow());
    const listening = new AbortController();
    const { signal } = listening;
    anchor.addEventListener('keydown', (event) => keys(event), { signal });
    document.addEventListener('pointerdown', outside, { signal });
    addEventListener('scroll', follow, { passive: true, capture: true, signal });
    addEventListener('resize', resized, { signal });
    return () => listening.abort();
  }, [root, list]);
}

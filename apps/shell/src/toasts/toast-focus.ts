import { focusFirst } from '@dayloom/ui/focus';
import { toast } from 'react-toastify/unstyled';

const firstButton = (shown: Element | null) => shown?.querySelector('button') ?? undefined;

/**
 * Moves the focus when the toast that contains it is removed: to the next toast, else back to where it was before, else
 * to the page's heading.
 * @param container the parent element of all toasts
 * @returns a function that stops it
 */
export function moveFocusFromToasts(container: HTMLElement): () => void {
  let before = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && !container.contains(target)) before = target;
  };
  document.addEventListener('focusin', remember);
  // Called before the toast is removed, while it still has the focus.
  const stop = toast.onChange(({ id, status }) => {
    const going = document.getElementById(String(id));
    if (status !== 'removed' || !going?.contains(document.activeElement)) return;
    focusFirst(firstButton(going.nextElementSibling) ?? firstButton(going.previousElementSibling), before);
  });
  return () => {
    stop();
    document.removeEventListener('focusin', remember);
  };
}

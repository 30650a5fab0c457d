import { toast } from 'react-toastify/unstyled';
import { handFocusOn } from '../focus/hand-focus-on.ts';

const firstButton = (shown: Element | null) => shown?.querySelector('button') ?? undefined;

/**
 * A toast that goes while the focus is inside it hands it on: to the next toast, else back to where it came from, else
 * to the page's heading.
 * @param home where toasts appear
 * @returns what ends it
 */
export function handToastFocusOn(home: HTMLElement): () => void {
  let before = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && !home.contains(target)) before = target;
  };
  document.addEventListener('focusin', remember);
  // Told before the toast leaves the page, while it still has the focus.
  const stop = toast.onChange(({ id, status }) => {
    const going = document.getElementById(String(id));
    if (status !== 'removed' || !going?.contains(document.activeElement)) return;
    handFocusOn(firstButton(going.nextElementSibling) ?? firstButton(going.previousElementSibling), before);
  });
  return () => {
    stop();
    document.removeEventListener('focusin', remember);
  };
}

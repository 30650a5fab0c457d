import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';

/** Whether the focus could be moved there: not to what is gone, hidden or behind an open dialog. */
function takesFocus(element: HTMLElement) {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

const firstButton = (shown: Element | null) => shown?.querySelector('button') ?? undefined;

/**
 * A toast that goes while the focus is inside it hands it on: to the next toast, else back to where it came from, else
 * to the page's heading (KA1).
 */
export function useToastFocus(home: HTMLElement) {
  useEffect(() => {
    let before = document.activeElement;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !home.contains(target)) before = target;
    };
    document.addEventListener('focusin', remember);
    // Told before the toast leaves the page, while it still has the focus.
    const stop = toast.onChange(({ id, status }) => {
      const going = document.getElementById(String(id));
      if (status !== 'removed' || !going?.contains(document.activeElement)) return;
      const next = firstButton(going.nextElementSibling) ?? firstButton(going.previousElementSibling);
      [next, before, ...all('h1'), ...all('main')].some(
        (element) => element instanceof HTMLElement && takesFocus(element),
      );
    });
    return () => {
      stop();
      document.removeEventListener('focusin', remember);
    };
  }, [home]);
}

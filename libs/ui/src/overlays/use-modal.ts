import { type RefObject, useLayoutEffect, useRef } from 'react';

const entry = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>(':is(input, select, textarea):enabled') ??
  dialog.querySelector<HTMLElement>('[data-actions] button');

/** Shows it above everything, with the focus in its first field or on its first action. */
export function showModal(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  // Left alone, the focus would land on the close button; autoFocus comes too early, before it is shown.
  entry(dialog)?.focus();
}

/**
 * A modal for as long as it is mounted: focus goes to its first field or action, and back at the end. Answers whether
 * it is shown: false also while the screen around it is only hidden, after which it opens again as it was.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): RefObject<boolean> {
  const shown = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    showModal(dialog);
    shown.current = true;
    return () => {
      shown.current = false;
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      // A press beside a dialog has focused the dialog itself.
      const before = opener instanceof HTMLDialogElement ? entry(opener) : opener;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
  return shown;
}

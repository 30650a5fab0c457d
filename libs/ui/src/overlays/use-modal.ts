import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Not a checkbox: words that are typed before the dialog is noticed would switch it. Nor a field with `data-no-entry`, in
 * a dialog that is opened to read: a phone would show its keyboard.
 */
const entry = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>(
    ':is(input:not([type="checkbox"]), select, textarea):enabled:not([data-no-entry])',
  ) ?? dialog.querySelector<HTMLElement>('[data-actions] button');

/** Opens the dialog on top of the page and focuses its first field or action. */
export function showModal(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  // Otherwise the close button would get the focus; `autoFocus` runs too early, before the dialog is open.
  entry(dialog)?.focus();
}

/**
 * Shows a modal while mounted: the focus moves to its first field or action, and returns at the end. The ref says
 * whether it is open: false also while the screen around it is only hidden, after which it opens again unchanged.
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
      // A press on the padding of a dialog has focused the dialog itself.
      const before = opener instanceof HTMLDialogElement ? entry(opener) : opener;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
  return shown;
}

import { isComposing } from '@dayloom/ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import * as styles from './palette.module.css';

interface PaletteDialogProps {
  readonly onClose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** Nothing below a phone's screen keyboard can be reached. @returns a function that stops it */
function keepAboveKeyboard(dialog: HTMLElement) {
  const viewport = globalThis.visualViewport;
  if (!viewport) return () => undefined;
  const follow = () => dialog.style.setProperty('--visible-height', `${viewport.height}px`);
  follow();
  viewport.addEventListener('resize', follow);
  return () => viewport.removeEventListener('resize', follow);
}

/** The palette's own modal dialog: at the top of the window, with its field in place of a title. */
export function PaletteDialog({ onClose, onKeyDown, children }: PaletteDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    dialog.querySelector('input')?.focus();
    const stop = keepAboveKeyboard(dialog);
    return () => {
      stop();
      // If it returned the focus while its field is still in the page, Chromium would show the focus on the opener
      // but send it no keys. After the field is removed, the opener gets them.
      queueMicrotask(() => opener instanceof HTMLElement && opener.isConnected && opener.focus());
    };
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const pressed = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== 'Escape') return onKeyDown(event);
    event.preventDefault();
    onClose();
  };
  // A press that starts in the field and ends on the backdrop is a text selection.
  const backdrop = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={styles.palette}
      aria-label="Search and commands"
      onCancel={cancel}
      onClose={onClose}
      onKeyDown={pressed}
      onPointerDown={(event) => (pressedOutside.current = event.target === event.currentTarget)}
      onClick={backdrop}
    >
      <div className={styles.sheet}>{children}</div>
    </dialog>
  );
}

import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEventHandler,
  type SyntheticEvent,
  useId,
  useRef,
} from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { XIcon } from '../icons/icons.ts';
import { isComposing } from '../is-composing.ts';
import * as styles from './dialog.module.css';
import { showModal, useModal } from './use-modal.ts';

/** The title is its heading and its accessible name; a form inside is validated by the owner, not by the browser. */
export interface DialogProps {
  open: boolean;
  title: string;
  /** Called for Esc, the backdrop and the close button; the owner sets `open`, or keeps it and asks first. */
  onClose: () => void;
  children: ReactNode;
  /** The row of actions; it stays visible on small screens. */
  footer?: ReactNode;
  /** If set, content and footer are one form. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  size?: 'small' | 'medium' | 'large';
}

/** A modal; a sheet at the bottom of small screens. Its content is mounted only while it is open. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);

function OpenDialog({
  title,
  onClose,
  children,
  footer,
  onSubmit,
  size = 'medium',
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const shown = useModal(ref);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // By default, a browser closes a dialog on a second Esc in a row, and the dialog below as well, without asking.
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onClose();
  };
  // The browser itself may close a dialog, for example on a phone's second Back.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open || !shown.current) return;
    // The owner may keep it open and ask first, in a dialog above this one.
    showModal(event.currentTarget);
    onClose();
  };
  // A press that starts in a field and ends on the backdrop is a selection, and must not close the dialog.
  const backdrop = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === ref.current) onClose();
  };
  const content = (
    <>
      <div className={styles.body}>{children}</div>
      {footer && (
        <div className={styles.footer} data-actions="">
          {footer}
        </div>
      )}
    </>
  );
  return (
    <dialog
      ref={ref}
      className={clsx(styles.dialog, styles[size])}
      data-sheet=""
      aria-labelledby={titleId}
      onKeyDown={escape}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={(event) => (pressedOutside.current = event.target === ref.current)}
      onClick={backdrop}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" icon={<XIcon />} onClick={onClose} />
        </header>
        {onSubmit ? (
          <form className={styles.content} onSubmit={onSubmit} noValidate>
            {content}
          </form>
        ) : (
          <div className={styles.content}>{content}</div>
        )}
      </div>
    </dialog>
  );
}

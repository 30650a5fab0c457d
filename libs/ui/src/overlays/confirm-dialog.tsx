import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

/** Controlled: neither button changes `open` by itself. */
export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in detail: which work, how many tasks. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before something is lost; nothing happens until its second button is pressed. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  pending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    title={title}
    onClose={onClose}
    size="small"
    footer={
      <>
        <Button onClick={onClose}>{cancelLabel}</Button>
        <Button variant={tone} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);

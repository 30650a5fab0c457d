import { ConfirmDialog } from '@dayloom/ui';
import { useAtomValue, useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuardAtom } from './leave-guard-atom.ts';
import { guardPage, positionOf } from './guard-page.ts';
import { confirmLeaving, confirmLogOut, questionAtom, whileUnsaved } from './unsaved-work.ts';

const leaving = { title: 'Leave without saving?', cancelLabel: 'Stay', confirmLabel: 'Leave' };
const closing = { title: 'Close without saving?', cancelLabel: 'Keep editing', confirmLabel: 'Discard' };

/** Asks before unsaved text is lost. Active only while there is some. */
export function LeaveGuard() {
  const atoms = useStore();
  const location = useLocation();
  const question = useAtomValue(questionAtom);
  const position = useRef<number>(undefined);
  useLayoutEffect(() => {
    position.current = positionOf(history.state);
  }, [location]);
  // Not after a render: Back may be pressed in the turn after a screen has reported unsaved text.
  useLayoutEffect(() => {
    const confirm = () => confirmLeaving(atoms);
    atoms.set(leaveGuardAtom, { confirm, confirmLogOut: () => confirmLogOut(atoms) });
    const end = whileUnsaved(atoms, () => {
      const stop = guardPage({ confirm, position: () => position.current });
      return () => {
        stop();
        // The question can no longer be answered.
        atoms.get(questionAtom)?.answer(false);
      };
    });
    return () => {
      end();
      atoms.get(questionAtom)?.answer(false);
      atoms.set(leaveGuardAtom, undefined);
    };
  }, [atoms]);
  if (!question) return null;
  const { what, isLeaving, answer } = question;
  return (
    <ConfirmDialog
      open
      {...(isLeaving ? leaving : closing)}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>What you typed into {what} is not saved.</p>
    </ConfirmDialog>
  );
}

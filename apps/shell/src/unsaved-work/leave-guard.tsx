import { ConfirmDialog } from '@dayloom/ui';
import { useAtomValue, useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuardAtom } from './leave-guard-atom.ts';
import { guardPage, positionOf } from './guard-page.ts';
import { confirmLeaving, leavingAtom, unsavedAtom, whileUnsaved } from './unsaved-work.ts';

/** Asks before unsaved text is lost, while there is some. */
export function LeaveGuard() {
  const atoms = useStore();
  const location = useLocation();
  const unsaved = useAtomValue(unsavedAtom);
  const leaving = useAtomValue(leavingAtom);
  const position = useRef<number>(undefined);
  useLayoutEffect(() => {
    position.current = positionOf(history.state);
  }, [location]);
  // Not drawn first: Back may be pressed in the turn after the one in which a screen has said that it holds text.
  useLayoutEffect(() => {
    const confirm = () => confirmLeaving(atoms);
    atoms.set(leaveGuardAtom, { confirm });
    const end = whileUnsaved(atoms, () => {
      const stop = guardPage({ confirm, position: () => position.current });
      return () => {
        stop();
        // The text was saved, or nobody is left to answer: nothing is asked any more.
        atoms.get(leavingAtom)?.answer(false);
      };
    });
    return () => {
      end();
      atoms.set(leaveGuardAtom, undefined);
    };
  }, [atoms]);
  if (!leaving) return null;
  const [first] = unsaved;
  return (
    <ConfirmDialog
      open
      title="Leave without saving?"
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={() => leaving.answer(true)}
      onClose={() => leaving.answer(false)}
    >
      <p>What you typed into {first?.what ?? 'this page'} is not saved.</p>
    </ConfirmDialog>
  );
}

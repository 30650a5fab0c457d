import { ConfirmDialog } from '@dayloom/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guardPage, positionOf } from './guard-page.ts';
import { confirmLeaving, leavingAtom, unsavedAtom } from './unsaved-work.ts';

/** Asks before unsaved text is lost, while there is some. */
export function LeaveGuard() {
  const atoms = useStore();
  const navigate = useNavigate();
  const location = useLocation();
  const unsaved = useAtomValue(unsavedAtom);
  const leaving = useAtomValue(leavingAtom);
  const position = useRef<number>(undefined);
  useLayoutEffect(() => {
    position.current = positionOf(history.state);
  }, [location]);
  const goTo = useEffectEvent((address: string) => void navigate(address));
  const isGuarding = unsaved.length > 0;
  useEffect(() => {
    if (!isGuarding) return;
    return guardPage({
      confirm: () => confirmLeaving(atoms),
      navigate: (address) => goTo(address),
      position: () => position.current,
    });
  }, [isGuarding, atoms]);
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

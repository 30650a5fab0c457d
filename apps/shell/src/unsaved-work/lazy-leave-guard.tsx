import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { leaveGuardAtom, unsavedAtom } from './unsaved-work.ts';

/** What asks before unsaved text is lost. Its code is fetched with the first letter that somebody types. */
export function LazyLeaveGuard() {
  const isNeeded = useAtomValue(unsavedAtom).length > 0;
  const [guard, setGuard] = useAtom(leaveGuardAtom);
  useEffect(() => {
    if (!isNeeded || guard) return;
    import(/* webpackChunkName: "leave-guard" */ './leave-guard.tsx').then(
      ({ LeaveGuard }) => setGuard({ Guard: LeaveGuard }),
      (error: unknown) => console.error('The browser asks instead of Dayloom.', error),
    );
  }, [isNeeded, guard, setGuard]);
  return guard && <guard.Guard />;
}

import type { SyncState } from '@dayloom/data';
import { useEffect, useState } from 'react';

/** How long saving lasts before it is said, in ms: most is done sooner, and a flicker tells nobody anything. */
const delay = 400;

/** The state as it is shown: while saving is young, the one before it. */
export function useDebouncedSavingState(state: SyncState): SyncState {
  const [shown, setShown] = useState(state);
  const young = state.phase === 'saving' && shown.phase !== 'saving';
  useEffect(() => {
    if (!young) return;
    const timer = setTimeout(() => setShown((before) => ({ ...before, phase: 'saving' })), delay);
    return () => clearTimeout(timer);
  }, [young]);
  if (!young && shown !== state) setShown(state);
  return young ? shown : state;
}

import { atom, useAtom, useAtomValue, useLocation } from '@dayloom/platform';
import { useLayoutEffect, useState } from 'react';
import { isFromDashboard } from './from-dashboard.ts';
import type { PriorityFilter } from './priority-filter.ts';

interface ListPosition {
  /** The history key of that visit to the dashboard: the position is restored only when going Back to it. */
  readonly visit: string;
  readonly top: number;
  /** How many works had been read. */
  readonly size: number;
  /** The id of the work that was opened. */
  readonly opened: string;
  readonly filter: PriorityFilter;
}

const listPositionAtom = atom<ListPosition | undefined>(undefined);

/** The list position to restore, and a function that stores it when a row is opened. The browser alone would restore only 50 rows. */
export function useListPosition() {
  const { key: visit } = useLocation();
  const [position, setPosition] = useAtom(listPositionAtom);
  const [returned] = useState(position?.visit === visit ? position : undefined);
  const leave = (left: Pick<ListPosition, 'opened' | 'size' | 'filter'>) =>
    setPosition({ ...left, visit, top: scrollY });
  // After leaving in another way, the browser restores the position.
  const forget = () => setPosition(undefined);
  return { returned, leave, forget };
}

/** The size and filter of the list that the open work was opened from. */
export function useListLeft(): Pick<ListPosition, 'size' | 'filter'> | undefined {
  const { state } = useLocation() as { state: unknown };
  const position = useAtomValue(listPositionAtom);
  return isFromDashboard(state) ? position : undefined;
}

export function useScrollBack(top: number | undefined, isReady: boolean) {
  useLayoutEffect(() => {
    if (isReady && top !== undefined) scrollTo({ top, behavior: 'instant' });
  }, [isReady, top]);
}

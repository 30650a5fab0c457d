import { atom, useAtom, useAtomValue, useLocation } from '@dayloom/platform';
import { useLayoutEffect, useState } from 'react';
import { isFromDashboard } from './from-dashboard.ts';
import type { PriorityFilter } from './priority-filter.ts';

/** Where one left the list of works. */
interface ListPlace {
  /** The visit to the dashboard, as the history names it: only Back to that one returns there. */
  readonly visit: string;
  readonly top: number;
  /** How many works had been read. */
  readonly size: number;
  /** The id of the work that was opened. */
  readonly opened: string;
  readonly filter: PriorityFilter;
}

const listPlaceAtom = atom<ListPlace | undefined>(undefined);

/** The place in the list that one comes back to, and the note of it on leaving by a row. The browser alone would find 50 rows there. */
export function useListPlace() {
  const { key: visit } = useLocation();
  const [place, setPlace] = useAtom(listPlaceAtom);
  const [returned] = useState(place?.visit === visit ? place : undefined);
  const leave = (left: Pick<ListPlace, 'opened' | 'size' | 'filter'>) =>
    setPlace({ ...left, visit, top: scrollY });
  // Whoever leaves by another way comes back to where the browser puts them.
  const forget = () => setPlace(undefined);
  return { returned, leave, forget };
}

/** How much of the list one has left, and which, for a work that was opened from it. */
export function useListLeft(): Pick<ListPlace, 'size' | 'filter'> | undefined {
  const { state } = useLocation() as { state: unknown };
  const place = useAtomValue(listPlaceAtom);
  return isFromDashboard(state) ? place : undefined;
}

/** Scrolls to where one was, once the rows are there. */
export function useScrollBack(top: number | undefined, isReady: boolean) {
  useLayoutEffect(() => {
    if (isReady && top !== undefined) scrollTo({ top, behavior: 'instant' });
  }, [isReady, top]);
}

import { useLocation, useRecordsById, useSearchParams } from '@dayloom/platform';
import { useCallback } from 'react';

/** The note that the address asks for, `?note=<id>`, however far down the list it stands. */
export function useShownNote() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const id = search.get('note');
  const notes = useRecordsById('notes', id === null ? [] : [id], 'asked');
  /** Brings it into view, once for each time that it is asked for. */
  const show = useCallback(
    (card: HTMLElement | null) => {
      if (!card || card.dataset['asked'] === key) return;
      card.dataset['asked'] = key;
      card.scrollIntoView({ block: 'center' });
      card.focus({ preventScroll: true });
    },
    [key],
  );
  return { note: id === null ? undefined : notes?.get(id), show };
}

import { useLocation, useRecordsById, useSearchParams } from '@dayloom/platform';
import { useCallback } from 'react';

/** The note that the address requests, `?note=<id>`, at any position in the list. */
export function useShownNote() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const id = search.get('note');
  const notes = useRecordsById('notes', id === null ? [] : [id], 'asked');
  /** Scrolls it into view, once per request. */
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

import type { Note } from '@dayloom/domain';
import { useCallback, useState } from 'react';

const byAge = (a: Note, b: Note) => (a.createdAt < b.createdAt ? 1 : -1);

/** Keeps a note in the list while its editor is open, even if it is deleted elsewhere, so that the typed text stays. */
export function useOpenNotes() {
  const [open, setOpen] = useState<readonly Note[]>([]);
  /** @returns a function that stops keeping the note */
  const keepOpen = useCallback((note: Note) => {
    setOpen((before) => [...before, note]);
    return () => setOpen((before) => before.filter((one) => one !== note));
  }, []);
  /** @param asked the note that the address requests; shown even if the list has not loaded it yet */
  const withOpen = (records: readonly Note[], asked?: Note) => {
    const kept = asked && !open.some(({ id }) => id === asked.id) ? [...open, asked] : open;
    const missing = kept.filter(({ id }) => !records.some((note) => note.id === id));
    return missing.length === 0 ? records : [...records, ...missing].toSorted(byAge);
  };
  return { keepOpen, withOpen };
}

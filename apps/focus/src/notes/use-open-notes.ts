import type { Note } from '@dayloom/domain';
import { useCallback, useState } from 'react';

const byAge = (a: Note, b: Note) => (a.createdAt < b.createdAt ? 1 : -1);

/** Keeps a note in its place while its editor is open, though it is deleted elsewhere: the words typed here stay. */
export function useOpenNotes() {
  const [open, setOpen] = useState<readonly Note[]>([]);
  /** @returns what ends it */
  const keepOpen = useCallback((note: Note) => {
    setOpen((before) => [...before, note]);
    return () => setOpen((before) => before.filter((one) => one !== note));
  }, []);
  /** @param asked for by the address; it is shown though the list does not reach so far yet */
  const withOpen = (records: readonly Note[], asked?: Note) => {
    const kept = asked && !open.some(({ id }) => id === asked.id) ? [...open, asked] : open;
    const missing = kept.filter(({ id }) => !records.some((note) => note.id === id));
    return missing.length === 0 ? records : [...records, ...missing].toSorted(byAge);
  };
  return { keepOpen, withOpen };
}

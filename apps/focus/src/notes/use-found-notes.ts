import { notesOf } from '@dayloom/data';
import type { Note } from '@dayloom/domain';
import { searchWords } from '@dayloom/domain/search';
import { type Records, useRecords, useUser } from '@dayloom/platform';
import { useEffect, useState } from 'react';
import { findInSlices } from './find-in-slices.ts';

interface Found {
  /** The words they were found by. */
  readonly by: string;
  readonly ids: ReadonlySet<string>;
}

/**
 * The notes that hold all words of `typed` in title or content, newest first and live; undefined for a blank text,
 * and until the first answer: what is on the screen stays there meanwhile.
 * @param failed the toast when they cannot be read
 */
export function useFoundNotes(typed: string, failed: string): Records<Note> | undefined {
  const user = useUser();
  const by = searchWords(typed).join(' ');
  const all = useRecords(notesOf(user.id), { failed, off: by === '' });
  const notes = by !== '' && all.phase === 'ready' ? all.records : undefined;
  const [found, setFound] = useState<Found>();
  // Another search of the same words begins anew.
  if (by === '' && found) setFound(undefined);
  useEffect(() => {
    if (!notes) return;
    const ending = new AbortController();
    const show = (ids: ReadonlySet<string>) => {
      if (ending.signal.aborted) return;
      // What was found stays while the words do: an edit takes no note away from whoever reads it.
      setFound((before) => ({ by, ids: before?.by === by ? new Set([...before.ids, ...ids]) : ids }));
    };
    void findInSlices(notes, by.split(' '), ending.signal).then(show);
    return () => ending.abort();
  }, [notes, by]);
  if (by === '' || all.phase === 'loading') return undefined;
  if (all.phase === 'failed') return all;
  // Until its own answer is there, the one for a letter more or less.
  if (!found || !(by.startsWith(found.by) || found.by.startsWith(by))) return undefined;
  return { ...all, records: all.records.filter(({ id }) => found.ids.has(id)) };
}

import { notesOf } from '@dayloom/data';
import type { Note } from '@dayloom/domain';
import { searchWords } from '@dayloom/domain/search';
import { type Records, useRecords, useUser } from '@dayloom/platform';
import { useEffect, useState } from 'react';
import { findInSlices } from './find-in-slices.ts';

interface Found {
  /** The search text of this result. */
  readonly by: string;
  readonly ids: ReadonlySet<string>;
}

/**
 * The notes that contain all words of `typed` in title or content, newest first and live. Undefined for a blank text,
 * and until the first result: the screen keeps its content until then.
 * @param failed the toast when they cannot be read
 */
export function useFoundNotes(typed: string, failed: string): Records<Note> | undefined {
  const user = useUser();
  const by = searchWords(typed).join(' ');
  const all = useRecords(notesOf(user.id), { failed, off: by === '' });
  const notes = by !== '' && all.phase === 'ready' ? all.records : undefined;
  const [found, setFound] = useState<Found>();
  // A later search for the same words must not show old results.
  if (by === '' && found) setFound(undefined);
  useEffect(() => {
    if (!notes) return;
    const ending = new AbortController();
    const show = (ids: ReadonlySet<string>) => {
      if (ending.signal.aborted) return;
      // Results stay while the words do: an edit must not remove a note that the user is reading.
      setFound((before) => ({ by, ids: before?.by === by ? new Set([...before.ids, ...ids]) : ids }));
    };
    void findInSlices(notes, by.split(' '), ending.signal).then(show);
    return () => ending.abort();
  }, [notes, by]);
  if (by === '' || all.phase === 'loading') return undefined;
  if (all.phase === 'failed') return all;
  // Until the new result arrives, the result for a letter more or less is shown.
  if (!found || !(by.startsWith(found.by) || found.by.startsWith(by))) return undefined;
  return { ...all, records: all.records.filter(({ id }) => found.ids.has(id)) };
}

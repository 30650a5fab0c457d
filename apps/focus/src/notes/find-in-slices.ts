import type { Note } from '@dayloom/domain';
import { matchRank, type SearchableText, searchableText } from '@dayloom/domain/search';

/** Milliseconds after which the search yields to input events. */
const slice = 8;

/** Caches the prepared text of each note; the store keeps the identity of unchanged records. */
const texts = new WeakMap<Note, SearchableText>();

function textOf(note: Note): SearchableText {
  const known = texts.get(note);
  if (known) return known;
  const text = searchableText(note.title, note.content);
  texts.set(note, text);
  return text;
}

/**
 * The ids of the notes that contain all words in title or content, computed in short slices that do not block input.
 * @param words without case and accents, as `searchWords` returns them
 */
export async function findInSlices(
  notes: readonly Note[],
  words: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let until = performance.now() + slice;
  for (const note of notes) {
    if (matchRank(textOf(note), words) !== undefined) found.add(note.id);
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) break;
    until = performance.now() + slice;
  }
  return found;
}

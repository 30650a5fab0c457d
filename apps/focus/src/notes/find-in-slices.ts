import type { Note } from '@dayloom/domain';
import { matchRank, type SearchableText, searchableText } from '@dayloom/domain/search';

/** Milliseconds after which a key that was pressed gets its turn. */
const slice = 8;

/** Made ready once for each state of a note: the store keeps the identity of what did not change. */
const texts = new WeakMap<Note, SearchableText>();

function textOf(note: Note): SearchableText {
  const known = texts.get(note);
  if (known) return known;
  const text = searchableText(note.title, note.content);
  texts.set(note, text);
  return text;
}

/**
 * The ids of the notes that hold all of the words in title or content, worked out in short slices, so that no key waits.
 * @param words without case and accents, as `searchWords` makes them
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

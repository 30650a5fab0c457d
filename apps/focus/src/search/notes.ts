import { notesOf } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import type { Note } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';

/** Small, because long notes must not block the thread. */
const pageSize = 50;

export default function searchNotes({ store, user, navigation }: Shell) {
  const resultOf = ({ id, title }: Note): SearchResult => ({
    id,
    title,
    detail: 'Note',
    to: navigation.address('notes', { note: id }),
    collection: 'notes',
  });
  return createSearch({
    store,
    query: notesOf(user.id),
    textsOf: ({ title, content }) => ({ title, text: content }),
    resultsOf: (notes) => notes.map(resultOf),
    pageSize,
  });
}

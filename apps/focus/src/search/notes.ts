import { notesOf } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import type { Note } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';

/** Notes may be long: one page of them must not hold the thread. */
const pageSize = 50;

/** The notes, by title and content. */
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
    titleOf: ({ title }) => title,
    textOf: ({ content }) => content,
    resultsOf: (notes) => notes.map(resultOf),
    pageSize,
  });
}

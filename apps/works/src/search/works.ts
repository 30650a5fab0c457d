import { worksOf } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { dayRange, type Work } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';

export default function searchWorks({ store, user, navigation }: Shell) {
  const resultOf = ({ id, workTitle, startDate, endDate }: Work): SearchResult => ({
    id,
    title: workTitle,
    detail: `Work, ${dayRange(startDate, endDate)}`,
    to: navigation.address('work-detail', { id }),
    collection: 'works',
  });
  return createSearch({
    store,
    query: worksOf(user.id),
    textsOf: ({ workTitle, description }) => ({ title: workTitle, text: description }),
    resultsOf: (works) => works.map(resultOf),
  });
}

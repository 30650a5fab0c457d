import { goalsOf } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { dueText, type Goal, goalOptions } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';

export default function searchGoals({ store, user, navigation }: Shell) {
  const resultOf = ({ id, title, type, deadline }: Goal): SearchResult => ({
    id,
    title,
    detail: deadline === undefined ? goalOptions[type] : `${goalOptions[type]}, ${dueText(deadline)}`,
    to: navigation.address('goals', { type }),
    collection: 'goals',
  });
  return createSearch({
    store,
    query: goalsOf(user.id),
    textsOf: ({ title, description }) => ({ title, text: description }),
    resultsOf: (goals) => goals.map(resultOf),
  });
}

import type { KindFacts } from '@dayloom/domain';
import type { Outcome } from '@dayloom/platform';

const participles = { add: 'added', update: 'updated', delete: 'deleted' };

/** Success and error toasts: 'Goal added successfully' and 'Failed to add goal'. */
export const outcomeOf = (
  { words }: Pick<KindFacts, 'words'>,
  verb: keyof typeof participles,
): Required<Pick<Outcome, 'done' | 'failed'>> => ({
  done: `${words.one} ${participles[verb]} successfully`,
  failed: `Failed to ${verb} ${words.one.toLowerCase()}`,
});

/** The draft key of the form that adds a record of this kind: 'goal/new'. */
export const newDraftKey = ({ words }: Pick<KindFacts, 'words'>) => `${words.one.toLowerCase()}/new`;

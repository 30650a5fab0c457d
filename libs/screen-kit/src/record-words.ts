import type { Collection } from '@dayloom/domain';
import type { Outcome } from '@dayloom/platform';

const participles = { add: 'added', update: 'updated', delete: 'deleted' };

/** 'Goal added successfully' and 'Failed to add goal' (ER29, ER30, ER37 to ER39, ER49). */
export const outcomeOf = (
  { words }: Pick<Collection, 'words'>,
  verb: keyof typeof participles,
): Required<Pick<Outcome, 'done' | 'failed'>> => ({
  done: `${words.one} ${participles[verb]} successfully`,
  failed: `Failed to ${verb} ${words.one.toLowerCase()}`,
});

/** Names the form that adds a record of this kind, so that its draft is found again: 'goal/new'. */
export const newDraftKey = ({ words }: Pick<Collection, 'words'>) => `${words.one.toLowerCase()}/new`;

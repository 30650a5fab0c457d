import type { KindFacts } from '@dayloom/domain';

/** The draft key of the form that edits a record. */
export const recordDraftKey = ({ name }: Pick<KindFacts, 'name'>, id: string) => `${name}/${id}`;

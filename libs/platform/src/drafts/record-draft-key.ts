import type { Collection } from '@dayloom/domain';

/** The draft key of the form that edits a record. */
export const recordDraftKey = ({ name }: Pick<Collection, 'name'>, id: string) => `${name}/${id}`;

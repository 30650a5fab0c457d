import type { Collection } from '@dayloom/domain';

/** Names the form in which a record is edited, so that what is typed there is found again by its record. */
export const recordDraftKey = ({ name }: Pick<Collection, 'name'>, id: string) => `${name}/${id}`;

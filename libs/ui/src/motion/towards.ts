/** The way a moved row leaves, by its new day. */
export type Towards = 'later' | 'earlier';

/**
 * Told on the document right before tasks move to another day: their rows, by the id in `data-glides`, and the way each
 * leaves. An event, so that nobody who moves a task has to load what draws it.
 */
export const leavingEvent = 'dayloom-leaving';
export type Leaving = CustomEvent<ReadonlyMap<string, Towards>>;

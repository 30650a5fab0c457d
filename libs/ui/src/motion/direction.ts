/** Where the new day of a moved row is. */
export type Direction = 'later' | 'earlier';

/**
 * Dispatched on the document right before tasks move to another day; the detail maps record ids to directions.
 * An event, so that code which moves a task does not have to load the animation.
 */
export const moveEvent = 'dayloom-leaving';
export type MoveEvent = CustomEvent<ReadonlyMap<string, Direction>>;

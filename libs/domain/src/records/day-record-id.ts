import type { PlanDay, UserId } from '../brands.ts';

/** The id of the record of a user's day, so that all devices have one. Apart from the schema, which screens do not load. */
export const dayRecordId = (user: UserId, day: PlanDay) => `${user}-${day}`;

/** A value that is a `Base` at run time and its own type at compile time. */
type Brand<Base, Name extends string> = Base & { readonly __brand: Name };

/** The auth user's id. */
export type UserId = Brand<string, 'UserId'>;
/** A local calendar day, `yyyy-MM-dd`; never parsed as UTC. */
export type PlanDay = Brand<string, 'PlanDay'>;
/** A local clock time, `HH:mm`. */
export type ClockTime = Brand<string, 'ClockTime'>;
/** A moment as ISO UTC text, `2026-03-01T09:05:00.000Z`. Sorting the texts sorts the moments. */
export type Instant = Brand<string, 'Instant'>;

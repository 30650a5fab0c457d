/**
 * How far platform, ui and records have grown within this contract: a module that uses a name or field of a later level
 * needs a later shell. Each is the number of levels in the library's `levels.json`, where a new name goes into a new
 * level once the present one is released.
 */
export const levels = { platform: 2, ui: 3, records: 2 } as const;

/** What a module's build needs of them, as its release says. */
export type Needs = Readonly<Record<keyof typeof levels, number>>;

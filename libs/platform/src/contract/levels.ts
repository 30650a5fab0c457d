/**
 * The extension levels of platform, ui and records within this contract version. A module that uses a name or field of
 * a later level needs a later shell. Each number is the count of levels in the library's `levels.json`. After a level
 * is released, new names are added to a new level.
 */
export const levels = { platform: 4, ui: 3, records: 8 } as const;

/** The levels that a module's build needs, as stated in its release. */
export type Needs = Readonly<Record<keyof typeof levels, number>>;

/** The maximum lengths of texts in UTF-16 units, by the name of the field. */
export const textLimits = {
  title: 200,
  description: 5_000,
  content: 50_000,
  note: 5_000,
  steps: 12_000,
  sessionNote: 200,
  suggestion: 2_000,
  firstName: 100,
  email: 320,
  mobileNo: 32,
  recordIds: 20_000,
} as const;

/** The maximum number of days of a work. */
export const maxWorkDays = 3_660;

/** Whole minutes of a focus session: the default, the choices, and the maximum of a custom length. */
export const focusLength = { standard: 25, choices: [5, 15, 25, 50], most: 180 } as const;

/** Whole minutes of a break, and which break of a day is a long one: each fourth. */
export const breakLengths = { short: 5, long: 15, most: 60, longEvery: 4 } as const;

/** Whole seconds of a session that a user adds or corrects. */
export const longestSession = 86_400;

/**
 * The maximum lengths of a notification's texts, which are also those of its receipt. `members` are the tags of a
 * pushed group, which must fit into a push of 4 kB together with the rest. Characters.
 */
export const notificationLimits = { kind: 40, title: 200, body: 500, address: 500, members: 2_400 } as const;

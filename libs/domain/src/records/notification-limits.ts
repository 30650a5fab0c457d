/**
 * The maximum lengths of a notification's texts, which are also those of its receipt. `members` are the tags of a
 * pushed group, which must fit into a push of 4 kB together with the rest. Characters.
 */
export const notificationLimits = { kind: 40, title: 200, body: 500, address: 500, members: 2_400 } as const;

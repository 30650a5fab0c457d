/**
 * How long what a notification says may be: a receipt keeps it all, so nothing longer is shown. `members` are the names
 * of the moments that a pushed group tells of: with all the rest of it they fit into a push, which has 4 kB. Characters.
 */
export const notificationLimits = { kind: 40, title: 200, body: 500, address: 500, members: 2_400 } as const;

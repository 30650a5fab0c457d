/**
 * The slots that pages offer, by where they are: `shell.clock` in the header, `home.*` on home, `dashboard.side` beside
 * the works, `profile.cards` below the profile. A build whose descriptor names another one fails.
 */
export const slotNames = /** @type {const} */ ([
  'shell.clock',
  'home.today',
  'home.counters',
  'home.main',
  'home.side',
  'home.wide',
  'dashboard.side',
  'profile.cards',
]);

/** @typedef {typeof slotNames[number]} SlotName */

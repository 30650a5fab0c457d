/**
 * The slots of all pages: `shell.clock` in the header, `home.*` on home, `dashboard.side` next to the works,
 * `profile.cards` below the profile. Lint and release refuse a descriptor that names another one.
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

/**
 * The modules that the user has switched off, as the page's root element has them: from the settings, and until
 * those are read from what this device heard last.
 */
export const areasOffHere = (): readonly string[] =>
  (document.documentElement.dataset['areasOff'] ?? '').split(',').filter(Boolean);

/**
 * The modules that the user has switched off, from the page's root element: the settings or, until they are loaded,
 * their last values on this device.
 */
export const areasOffHere = (): readonly string[] =>
  (document.documentElement.dataset['areasOff'] ?? '').split(',').filter(Boolean);

interface Preload {
  enable(): Promise<void>;
  disable(): Promise<void>;
}

/**
 * Lets the browser request the page while the worker starts, except in Firefox: there a preload that fails ends the
 * navigation, although the worker has an answer.
 * @param preload undefined if the browser has none
 */
export function setNavigationPreload(preload: Preload | undefined, userAgent: string) {
  // An earlier worker may have enabled it, and the registration keeps that.
  return / Firefox\//.test(userAgent) ? preload?.disable() : preload?.enable();
}

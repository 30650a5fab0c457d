/** A cookie without an expiry date lasts until the browser is closed: new tabs have it, the next start does not. */
export function markBrowserSession(name: string) {
  document.cookie = `${name}=1; path=/; SameSite=Strict`;
}

/** Whether any tab has set this mark since the browser was opened. */
export const isMarkedSession = (name: string): boolean => document.cookie.split('; ').includes(`${name}=1`);

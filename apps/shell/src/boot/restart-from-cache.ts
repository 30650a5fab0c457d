/**
 * Loads the page again when it returns from the browser's back/forward cache: it has lost its locks, and missed what
 * other tabs have reported.
 */
export const restartFromCache = (reload = () => location.reload()) =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });

/** A page from the back/forward cache lost its locks and missed other tabs' reports: loads it again. */
export const restartFromCache = (reload = () => location.reload()) =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });

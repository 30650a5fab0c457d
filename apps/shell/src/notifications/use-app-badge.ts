import { useEffect } from 'react';

/** Browsers refuse it to pages that are not installed, or not allowed to notify: the bell says the same. */
const refused = () => undefined;

/** Has the installed product's icon say how many moments nobody has dealt with; nobody signed in has none. */
export function useAppBadge(unread: number | undefined) {
  useEffect(() => {
    if (unread !== undefined && 'setAppBadge' in navigator) navigator.setAppBadge(unread).catch(refused);
  }, [unread]);
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(refused);
    },
    [],
  );
}

import { useEffect } from 'react';

/** Browsers reject the badge for pages that are not installed or may not notify. The bell shows the same count. */
const ignoreError = () => undefined;

/** Shows the unread count on the icon of the installed app. Clears it after sign-out. */
export function useAppBadge(unread: number | undefined) {
  useEffect(() => {
    if (unread !== undefined && 'setAppBadge' in navigator) navigator.setAppBadge(unread).catch(ignoreError);
  }, [unread]);
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(ignoreError);
    },
    [],
  );
}

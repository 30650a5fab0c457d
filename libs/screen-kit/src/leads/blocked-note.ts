/** What a choice of times says where this browser cannot notify. */
export const blockedNote = (): readonly string[] =>
  'Notification' in globalThis && Notification.permission === 'denied'
    ? ['Notifications are blocked in this browser.']
    : [];

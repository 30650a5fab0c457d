/** '1 unread notification', '3 unread notifications'. */
export const unreadText = (unread: number) =>
  `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}`;

export const remindersFailed = 'Failed to fetch reminders';

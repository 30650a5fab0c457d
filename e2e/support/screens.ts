import type { Page } from '@playwright/test';

export interface Screen {
  readonly address: string;
  /** The document's title. */
  readonly title: string;
  /** Visible text when the screen's records are loaded: without any, and with the sample data. */
  readonly empty: string | RegExp;
  readonly filled?: string | RegExp;
}

/** Screens without sign-in. */
export const publicScreens: readonly Screen[] = [
  { address: '/', title: 'Dayloom', empty: 'How It Works' },
  { address: '/login', title: 'Login · Dayloom', empty: 'Welcome back' },
  { address: '/signup', title: 'Sign Up · Dayloom', empty: 'Create your account' },
];

/** Every screen of the signed-in user except that of a single work, whose address contains its id. */
export const ownScreens: readonly Screen[] = [
  { address: '/', title: 'Home · Dayloom', empty: 'No weekly goals set', filled: 'Weekend in Lisbon' },
  {
    address: '/today',
    title: 'Today · Dayloom',
    empty: 'Nothing planned for today',
    filled: 'Write the part on limits',
  },
  {
    address: '/dashboard',
    title: 'Dashboard · Dayloom',
    empty: 'No works found',
    filled: 'Weekend in Lisbon',
  },
  { address: '/add-work', title: 'Add Work · Dayloom', empty: 'Duration' },
  { address: '/goals', title: 'My Goals · Dayloom', empty: 'No weekly goals yet', filled: 'Run three times' },
  {
    address: '/timetable',
    title: 'Weekly Schedule · Dayloom',
    empty: 'No activities scheduled for this date',
    filled: 'Lunch with Leon',
  },
  {
    address: '/reminders',
    title: 'Quick Reminders · Dayloom',
    empty: 'No reminders yet',
    filled: 'Water the plants',
  },
  {
    address: '/calendar',
    title: 'Calendar · Dayloom',
    empty: /^Nothing in this month/,
    filled: /^\d+ items$/,
  },
  {
    address: '/analytics',
    title: 'Analytics · Dayloom',
    empty: 'No focus minutes in the last year',
    filled: '120+ min',
  },
  {
    address: '/notifications',
    title: 'Notifications · Dayloom',
    empty: 'Nothing is planned for the next 30 days',
    // Upcoming items depend on the hour.
    filled: /^Upcoming (Reminder|Schedule), /,
  },
  { address: '/timer', title: 'Timer · Dayloom', empty: 'No sessions yet', filled: '1:13:26' },
  { address: '/notes', title: 'Notes · Dayloom', empty: 'No notes yet', filled: 'Books people praised' },
  { address: '/meditation', title: 'Meditation Timer · Dayloom', empty: '0/30 days', filled: '10/30 days' },
  { address: '/profile', title: 'Profile · Dayloom', empty: 'Choose Theme', filled: 'Asha Rao' },
  { address: '/trash', title: 'Trash · Dayloom', empty: 'Trash is empty' },
  { address: '/settings', title: 'Settings · Dayloom', empty: 'Sounds and quiet hours' },
];

/** Opens the newest work of the sample data from the dashboard. Returns its address. */
export async function openSampleWork(page: Page): Promise<string> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Weekend in Lisbon' }).waitFor();
  return new URL(page.url()).pathname;
}

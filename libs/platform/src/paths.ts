/** Every address of the product; links are built here and never typed. */
export const paths = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  dashboard: '/dashboard',
  addWork: '/add-work',
  work: (id: string) => `/work/${encodeURIComponent(id)}`,
  goals: '/goals',
  notes: '/notes',
  timer: '/timer',
  profile: '/profile',
  reminders: '/reminders',
  meditation: '/meditation',
  timetable: '/timetable',
  calendar: '/calendar',
  notifications: '/notifications',
  analytics: '/analytics',
} as const;

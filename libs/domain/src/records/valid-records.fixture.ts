import type { CollectionName } from './index.ts';

const createdAt = '2026-03-01T09:05:00.000Z';
const userId = 'u1';

/** A valid record with only the required fields, and the optional fields. */
export interface ValidRecord {
  readonly due: Record<string, unknown>;
  readonly optional?: Record<string, unknown>;
}

/** One record of each kind. */
export const validRecords = {
  users: { due: { firstName: 'Asha', email: 'asha@example.com', mobileNo: '', createdAt } },
  userTokens: { due: { token: 't', platform: 'web', updatedAt: createdAt } },
  works: {
    due: {
      userId,
      workTitle: 'Paint',
      startDate: '2026-03-01',
      endDate: '2026-03-15',
      duration: 14,
      priority: 'high',
      createdAt,
    },
    optional: { description: 'Two coats' },
  },
  tasks: {
    due: { userId, title: 'Brush', completed: false, createdAt },
    optional: {
      workId: 'w1',
      date: '2026-03-04',
      ...{ repeat: 'r1', repeatDay: '2026-03-04' },
      completedAt: createdAt,
      ...{ note: 'The soft one', steps: 'a1 x Wash it\nb2 - Dry it' },
    },
  },
  repeats: {
    due: { userId, makes: 'task', series: 'r1', first: '2026-03-04', createdAt },
    optional: {
      rule: 'FREQ=WEEKLY;BYDAY=MO',
      title: 'Brush',
      workId: 'w1',
      ...{ time: '09:00', endTime: '10:00', leads: '30' },
      ...{ note: 'The soft one', steps: 'a1 - Wash it\nb2 - Dry it' },
    },
  },
  dayOrders: { due: { userId, day: '2026-03-04', order: 't1 r1-20260304' } },
  repeatSkips: { due: { userId, series: 'r1', day: '2026-03-04' } },
  goals: {
    due: { userId, title: 'Read', description: 'Novels', type: 'future', completed: false, createdAt },
    optional: { deadline: '2026-12-31' },
  },
  receipts: {
    due: {
      userId,
      moment: 'reminder-r1-start',
      at: createdAt,
      kind: 'reminder',
      item: 'r1',
      title: 'Reminder',
      body: 'Call is starting now (9:05 AM)',
      to: '/reminders',
      device: 'd1',
      deviceKind: 'phone',
    },
    optional: {
      shownAt: createdAt,
      seenAt: createdAt,
      snoozedUntil: createdAt,
      readAt: createdAt,
      reason: 'asleep',
    },
  },
  reminders: {
    due: { userId, title: 'Call', dateTime: createdAt, completed: false, createdAt },
    optional: { repeat: 'r1', repeatDay: '2026-03-04', leads: '1440 10 0', snoozedUntil: createdAt },
  },
  schedules: {
    due: { userId, title: 'Yoga', startTime: '17:30', endTime: '18:30', date: '2026-03-04', createdAt },
    optional: {
      ...{ repeat: 'r1', repeatDay: '2026-03-04' },
      ...{ completed: true, leads: 'none', snoozedUntil: createdAt },
    },
  },
  notes: { due: { userId, title: 'List', content: 'Oats', createdAt }, optional: { updatedAt: createdAt } },
  clocks: {
    due: { userId, kind: 'focus', phase: 'running', since: createdAt, elapsed: 0, createdAt },
    optional: {
      ...{ target: 1500, taskId: 't1', workId: 'w1', about: 'Paint', workTitle: 'House', note: 'First coat' },
      ...{ rest: 300, restEnded: createdAt },
    },
  },
  timerHistory: {
    due: { userId, type: 'focus', duration: 1500, createdAt },
    optional: {
      ...{ loweredFrom: 1800, editedAt: createdAt },
      ...{ taskId: 't1', workId: 'w1', about: 'Paint', workTitle: 'House', note: 'First coat' },
    },
  },
  suggestions: { due: { userId, suggestion: 'Dark mode', status: 'pending', createdAt } },
  meditationSessions: {
    due: { userId, duration: 600, date: createdAt },
    optional: { loweredFrom: 900, editedAt: createdAt },
  },
  meditationStats: { due: { userId, currentStreak: 1, totalSessions: 1, challengeProgress: 1 } },
  settings: {
    due: { userId, createdAt },
    optional: {
      ...{
        density: 'compact',
        dayStart: 4,
        weekStart: 'saturday',
        hourCycle: 'h23',
        sounds: false,
        focusMinutes: 50,
        breakMinutes: 10,
        longBreakMinutes: 30,
        startsBreaks: true,
        startsFocus: false,
      },
      ...{ quietFrom: '22:00', quietTo: '07:00', areasOff: 'garden orchard', kindsOff: '' },
      ...{ leads: '10', notificationButton: 'done' },
      ...{ timeZone: 'Europe/Berlin', closedDay: '2026-03-04' },
    },
  },
} satisfies Partial<Record<CollectionName, ValidRecord>>;

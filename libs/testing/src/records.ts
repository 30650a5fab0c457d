import {
  type Activity,
  type ClockRun,
  type ClockTime,
  type DayOrder,
  dayRecordId,
  type Goal,
  type Instant,
  type MeditationSession,
  type MeditationStats,
  type Note,
  type PlanDay,
  type Receipt,
  type Reminder,
  type Repeat,
  type RepeatSkip,
  type Settings,
  type Suggestion,
  type Task,
  type TimerSession,
  type UserId,
  type UserProfile,
  type UserToken,
  type Work,
} from '@dayloom/domain';

/** Builders of valid records with unique ids; any field can be overridden. */

let counted = 0;
/** An id that is unique in this run. */
export const anId = (kind: string) => `${kind}-${++counted}`;

const day = '2026-03-02' as PlanDay;
const moment = '2026-03-01T09:05:00.000Z' as Instant;
const clock = (text: string) => text as ClockTime;

export const aUser = (user: UserId, overrides: Partial<UserProfile> = {}): UserProfile => ({
  id: user,
  firstName: 'Ada',
  email: 'ada@example.com',
  mobileNo: '+44 20 7946 0000',
  createdAt: moment,
  ...overrides,
});

export const aUserToken = (user: UserId, overrides: Partial<UserToken> = {}): UserToken => ({
  id: user,
  token: 'push-token',
  platform: 'web',
  updatedAt: moment,
  ...overrides,
});

export const aWork = (user: UserId, overrides: Partial<Work> = {}): Work => ({
  id: anId('work'),
  userId: user,
  workTitle: 'Paint the fence',
  startDate: day,
  endDate: '2026-03-08' as PlanDay,
  duration: 7,
  priority: 'medium',
  createdAt: moment,
  ...overrides,
});

export const aTask = (user: UserId, overrides: Partial<Task> = {}) => ({
  id: anId('task'),
  userId: user,
  title: 'Buy paint',
  completed: false,
  date: day,
  createdAt: moment,
  ...overrides,
});

/** A task that repeats on every day; its series has its id. */
export function aRepeat(user: UserId, overrides: Partial<Repeat> = {}): Repeat {
  const id = overrides.id ?? anId('repeat');
  return {
    id,
    userId: user,
    makes: 'task',
    series: id,
    first: day,
    rule: 'FREQ=DAILY',
    title: 'Water the plants',
    createdAt: moment,
    ...overrides,
  };
}

export const aRepeatSkip = (user: UserId, overrides: Partial<RepeatSkip> = {}): RepeatSkip => ({
  id: anId('skip'),
  userId: user,
  series: 'repeat-1',
  day,
  ...overrides,
});

export const aDayOrder = (user: UserId, overrides: Partial<Omit<DayOrder, 'id'>> = {}): DayOrder => {
  const fields = { userId: user, day, order: 'task-1 task-2', ...overrides };
  return { id: dayRecordId(user, fields.day), ...fields };
};

export const aGoal = (user: UserId, overrides: Partial<Goal> = {}): Goal => ({
  id: anId('goal'),
  userId: user,
  title: 'Read more',
  description: 'Ten pages a day',
  type: 'weekly',
  completed: false,
  createdAt: moment,
  ...overrides,
});

export const aReminder = (user: UserId, overrides: Partial<Reminder> = {}): Reminder => ({
  id: anId('reminder'),
  userId: user,
  title: 'Call the dentist',
  dateTime: '2026-03-02T08:30:00.000Z',
  completed: false,
  createdAt: moment,
  ...overrides,
});

export const anActivity = (user: UserId, overrides: Partial<Activity> = {}): Activity => ({
  id: anId('activity'),
  userId: user,
  title: 'Swim',
  startTime: clock('18:00'),
  endTime: clock('19:00'),
  date: day,
  createdAt: moment,
  ...overrides,
});

export const aNote = (user: UserId, overrides: Partial<Note> = {}): Note => ({
  id: anId('note'),
  userId: user,
  title: 'Ideas',
  content: 'A tree house',
  createdAt: moment,
  ...overrides,
});

export const aTimerSession = (user: UserId, overrides: Partial<TimerSession> = {}): TimerSession => ({
  id: anId('session'),
  userId: user,
  type: 'focus',
  duration: 1_500,
  createdAt: moment,
  ...overrides,
});

export const aClockRun = (user: UserId, overrides: Partial<ClockRun> = {}): ClockRun => ({
  id: anId('clock'),
  userId: user,
  kind: 'focus',
  phase: 'running',
  since: moment,
  elapsed: 0,
  target: 1_500,
  createdAt: moment,
  ...overrides,
});

export const aSuggestion = (user: UserId, overrides: Partial<Suggestion> = {}): Suggestion => ({
  id: anId('suggestion'),
  userId: user,
  suggestion: 'A darker dark theme',
  status: 'pending',
  createdAt: moment,
  ...overrides,
});

export const aMeditationSession = (
  user: UserId,
  overrides: Partial<MeditationSession> = {},
): MeditationSession => ({
  id: anId('meditation'),
  userId: user,
  duration: 600,
  date: moment,
  ...overrides,
});

export const meditationStatsFor = (
  user: UserId,
  overrides: Partial<MeditationStats> = {},
): MeditationStats => ({
  id: user,
  userId: user,
  currentStreak: 1,
  totalSessions: 1,
  challengeProgress: 1,
  ...overrides,
});

export const aReceipt = (user: UserId, overrides: Partial<Receipt> = {}): Receipt => ({
  id: anId('receipt'),
  userId: user,
  moment: 'reminder-r1-start',
  at: '2026-03-02T08:30:00.000Z',
  kind: 'reminder',
  item: 'r1',
  title: 'Reminder',
  body: 'Call the dentist is starting now (8:30 AM)',
  to: '/reminders',
  device: 'device-1',
  deviceKind: 'computer',
  ...overrides,
});

export const settingsFor = (user: UserId, overrides: Partial<Settings> = {}): Settings => ({
  id: user,
  userId: user,
  createdAt: moment,
  ...overrides,
});

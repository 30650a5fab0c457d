import { type CollectionName, limits } from '@dayloom/domain';

/** Values a field takes and values it refuses, each of them one change away from a legal record. */
export interface FieldValues {
  readonly legal: readonly unknown[];
  readonly hostile: readonly unknown[];
  readonly optional?: true;
}

const emojiTo = (length: number) => '🌱'.repeat(Math.floor(length / 2)).padEnd(length, 'a');

// Longer than allowed in plain letters only: what counts as one character of an emoji differs between backends.
const text = (max: number): FieldValues => ({
  legal: ['', 'a', 'a'.repeat(max), emojiTo(max), 'Zoë — 日本語 "quoted" <b>'],
  hostile: ['a'.repeat(max + 1), 7, true, null, ['a'], { text: 'a' }],
});
const filled = (max: number): FieldValues => ({
  legal: text(max).legal.filter((value) => value !== ''),
  hostile: ['', ' \n\t ', ...text(max).hostile],
});
const day: FieldValues = {
  legal: ['2026-03-02', '2024-02-29', '1999-12-31'],
  hostile: [
    '2026-3-2',
    '2026-02-30',
    '2025-02-29',
    '2026-03-02T00:00:00.000Z',
    '02.03.2026',
    '',
    20260302,
    null,
  ],
};
const clockTime: FieldValues = {
  legal: ['00:00', '23:59', '09:05'],
  hostile: ['24:00', '9:05', '09:60', '09:05:00', '', 905, null],
};
const moment: FieldValues = {
  legal: ['2026-03-01T09:05:00.000Z', '2020-02-29T23:59:59.999Z'],
  hostile: [
    '2026-03-01',
    '2026-03-01T09:05:00Z',
    '2026-03-01T09:05:00.000+01:00',
    '2026-13-01T09:05:00.000Z',
    '',
    1_772_356_000,
    null,
  ],
};
const createdAt: FieldValues = { ...moment, hostile: [...moment.hostile, '2999-01-01T00:00:00.000Z'] };
const moreOrLess: FieldValues = {
  legal: [...moment.legal, '2026-03-01T09:05', '2999-01-01T00:00:00.000Z'],
  hostile: ['2026-03-01', '2026-03-01T9:05', '2026-02-30T09:05', '2026-03-01 09:05', '', 5, null],
};
const yesNo: FieldValues = { legal: [true, false], hostile: ['true', 0, 1, '', null] };
const count: FieldValues = { legal: [1, 2, 100_000], hostile: [0, -1, 1.5, '1', true, null] };
const choice = (...choices: readonly string[]): FieldValues => ({
  legal: choices,
  hostile: ['urgent', choices[0]?.toUpperCase(), '', 1, null],
});
const optional = (values: FieldValues): FieldValues => ({ ...values, optional: true });

const title = filled(limits.title);

/** Every field of every kind besides its owner and a task's work, which have cases of their own. */
export const fieldValues: Readonly<Record<CollectionName, Readonly<Record<string, FieldValues>>>> = {
  users: {
    firstName: text(limits.firstName),
    email: text(limits.email),
    mobileNo: text(limits.mobileNo),
    createdAt,
  },
  userTokens: { token: filled(limits.token), platform: choice('web', 'android'), updatedAt: moment },
  works: {
    workTitle: title,
    startDate: day,
    endDate: day,
    duration: count,
    priority: choice('low', 'medium', 'high'),
    description: optional(text(limits.description)),
    createdAt,
  },
  tasks: { title, completed: yesNo, date: day, createdAt },
  goals: {
    title,
    description: filled(limits.description),
    deadline: optional(day),
    type: choice('weekly', 'monthly', 'yearly', 'future'),
    completed: yesNo,
    createdAt,
  },
  reminders: { title, dateTime: moreOrLess, completed: yesNo, createdAt },
  schedules: { title, startTime: clockTime, endTime: clockTime, date: day, createdAt },
  notes: { title, content: filled(limits.noteContent), createdAt, updatedAt: optional(moment) },
  timerHistory: { type: choice('focus', 'stopwatch'), duration: count, createdAt },
  suggestions: {
    suggestion: filled(limits.suggestion),
    status: { legal: ['pending'], hostile: ['approved', 'rejected', 'Pending', '', 1, null] },
    createdAt,
  },
  meditationSessions: { duration: count, date: moment },
  meditationStats: { currentStreak: count, totalSessions: count, challengeProgress: count },
};

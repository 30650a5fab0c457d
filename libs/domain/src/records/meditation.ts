import { collection, type RecordOf } from './collection.ts';
import { instant, userId, wholeNumber } from './fields.ts';

export const meditationSessions = collection(
  'meditationSessions',
  {
    userId,
    /** Whole seconds. */
    duration: wholeNumber(1),
    date: instant,
  },
  {
    words: { one: 'Meditation', many: 'meditations' },
    secondsField: 'duration',
    changes: 'never',
    immutable: ['date'],
    indexes: [['date']],
  },
);
export type MeditationSession = RecordOf<typeof meditationSessions>;

/** One record per user, with the user's id; all three counters rise together. */
export const meditationStats = collection(
  'meditationStats',
  { userId, currentStreak: wholeNumber(1), totalSessions: wholeNumber(1), challengeProgress: wholeNumber(1) },
  {
    words: { one: 'Meditation figures', many: 'meditation figures' },
    singleton: true,
    changes: 'increment-all',
    maxIncrement: 500,
  },
);
export type MeditationStats = RecordOf<typeof meditationStats>;

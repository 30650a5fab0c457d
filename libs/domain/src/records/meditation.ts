import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, userId, wholeNumber } from './fields.ts';
import { meditationFacts } from './session-facts.ts';

export const meditationSessions = collection(
  'meditationSessions',
  {
    userId,
    /** Whole seconds. */
    duration: wholeNumber(1),
    /** The original `duration`, if a device lowered it because the meditation had been stopped earlier. */
    loweredFrom: v.exactOptional(wholeNumber(1)),
    /** When the user last corrected the length; no device lowers it after that. */
    editedAt: v.exactOptional(instant),
    date: instant,
  },
  {
    ...meditationFacts,
    secondsField: 'duration',
    immutable: ['date'],
    lowered: { field: 'duration', from: 'loweredFrom', unless: 'editedAt' },
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

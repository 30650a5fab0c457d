// A separate entry point, used only by the meditation screen.
export { challengeShare, challengeText } from './challenge.ts';
export { mayLast } from './duration-choice.ts';
export { type SessionDays, sessionDays, streakOf } from './streak.ts';
export { type StreakDay, streakDayText, streakWeeks } from './streak-weeks.ts';

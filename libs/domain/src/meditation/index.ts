// A door of its own beside the domain's: only the screen of the meditation asks for it.
export { challengeShare, challengeText } from './challenge.ts';
export { mayLast } from './duration-choice.ts';
export { type SessionDays, sessionDays, streakOf } from './streak.ts';
export { type StreakDay, streakDayText, streakWeeks } from './streak-weeks.ts';

export { type SnoozeChoice, snoozeChoices } from './snooze-choices.ts';
export { snoozeText } from './snooze-text.ts';

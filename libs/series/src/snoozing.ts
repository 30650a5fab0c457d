export { quietHint } from './quiet-hint.ts';
export { SnoozeDialog } from './snooze-dialog.tsx';

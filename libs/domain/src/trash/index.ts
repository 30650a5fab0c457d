export { daysLeftInTrash, daysLeftText, trashDays } from './days-left.ts';
export { recordTitle, trashKinds } from './trash-kinds.ts';

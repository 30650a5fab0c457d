export { daysLeftInTrash, daysLeftText, isInTrash, trashDays } from './days-left.ts';
export { recordTitle, trashKinds } from './trash-kinds.ts';

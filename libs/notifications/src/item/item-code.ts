export { doneChanges } from './done-changes.ts';

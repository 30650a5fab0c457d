export { doneChanges } from './done-changes.ts';
export { ItemMenu } from './item-menu.tsx';
export { lateBodyOfItem } from './late-body.ts';

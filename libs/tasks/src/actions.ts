export { dragRows } from '@dayloom/ui/drag';
export { arrangeByKey } from './arrange-by-key.ts';
export { arrangeByPriority } from './arrange-by-priority.ts';
export { arrange } from './arrange-day.ts';
export { duplicateTask } from './duplicate-task.ts';
export { FileDialog } from './file-dialog.tsx';
export { MoveDialog } from './move-dialog.tsx';
export { RenameTask } from './rename-task.tsx';

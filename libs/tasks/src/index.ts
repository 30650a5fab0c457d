export { AddTask } from './add-task.tsx';
export { focusOnceGone } from './focus-after.ts';
export { MoveMenu } from './move-menu.tsx';
export { renamedTitle } from './rename-task.tsx';
export { TaskMenu } from './task-menu.tsx';
export { draggedType, TaskRow, type TaskRowProps } from './task-row.tsx';
export { typedTask } from './use-add-task.ts';
export { type OfWork, useMoveTasks } from './use-move-tasks.ts';
export { useTaskActions } from './use-task-actions.ts';

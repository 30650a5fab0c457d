export { renamedTitle } from './rename-task.tsx';
export { TaskRow, type TaskRowProps } from './task-row.tsx';

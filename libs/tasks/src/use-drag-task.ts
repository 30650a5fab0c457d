import type { Task } from '@dayloom/domain';
import { type DragEvent, useEffect, useEffectEvent, useRef } from 'react';

/** The drag type; until the drop, only the type is readable, so it says that a task is dragged. */
export const draggedType = 'application/x-dayloom-task';

/**
 * The handlers of a row that can be dragged.
 * @param onDrag receives the task that is being dragged, then undefined
 */
export function useDragTask(task: Task, onDrag: ((task: Task | undefined) => void) | undefined) {
  // A row that is removed while it is dragged, for example when deleted elsewhere, receives no `dragend`.
  const isDragged = useRef(false);
  const endDrag = useEffectEvent(() => isDragged.current && onDrag?.(undefined));
  useEffect(() => () => void endDrag(), []);
  const report = (dragged: Task | undefined) => {
    isDragged.current = dragged !== undefined;
    onDrag?.(dragged);
  };
  return {
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(draggedType, task.id);
      event.dataTransfer.setData('text/plain', task.title);
      report(task);
    },
    onDragEnd: () => report(undefined),
  };
}
